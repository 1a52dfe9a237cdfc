// The stream of what changes in the household: kept open, opened anew after silence, asked about when it is refused.

import { base } from './base.js';

/** The server is never silent for so long. */
const patience = 60_000;
const shortest = 2_000;
const longest = 30_000;
const names = ['hello', 'reset', 'cut', 'beat'];

export class Stream {
  #hear;
  #source = null;
  #since;
  #watch = 0;
  #pause = shortest;
  #heardAt = Date.now();

  /** `hear` gets `{ kind, data }`: what the server says, or `gone` when it knows this browser no more. */
  constructor(hear, since) {
    this.#hear = hear;
    this.#since = since;
    this.open();
  }

  /** Milliseconds since the last word. */
  get silence() { return Date.now() - this.#heardAt; }

  open() {
    this.close();
    const query = this.#since === undefined ? '' : `?since=${this.#since}`;
    this.#source = new EventSource(`${base}/api/v1/events${query}`);
    for (const name of names) this.#source.addEventListener(name, ({ data }) => this.#take(name, data));
    this.#source.addEventListener('message', ({ data }) => this.#take('poke', data));
    this.#source.addEventListener('error', () => { if (this.#source?.readyState === EventSource.CLOSED) this.#ask(); });
    this.#wait(patience);
  }

  close() {
    clearTimeout(this.#watch);
    this.#source?.close();
    this.#source = null;
  }

  #take(kind, text) {
    this.#heardAt = Date.now();
    this.#pause = shortest;
    this.#wait(patience);
    const data = text ? JSON.parse(text) : {};
    if (data.seq !== undefined) this.#since = data.seq;
    if (kind === 'cut') this.#ask();
    else this.#hear({ kind, data });
  }

  #wait(time) {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => this.open(), time);
  }

  /** Why it has ended: a session that is over stays over; everything else is tried again, more and more seldom. */
  async #ask() {
    this.close();
    const status = await fetch(`${base}/api/v1/household`, { cache: 'no-store' }).then(({ status }) => status, () => 0);
    if (status === 401 || status === 403) this.#hear({ kind: 'gone', data: {} });
    if (status === 200) return this.open();
    this.#wait(this.#pause * (1 + Math.random() / 2));
    this.#pause = Math.min(this.#pause * 2, longest);
  }
}
