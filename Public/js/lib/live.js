// One stream for all pages of this browser: one of them leads and passes on what it hears. A browser without locks, as
// on plain http, has one stream for each page that is seen.

import { Stream } from './live-stream.js';

const { account } = document.documentElement.dataset;
const name = `mm-live ${account}`;
/** A leader that says nothing for so long is asleep. */
const patience = 60_000;
/** So long a leader that is awake needs to answer. */
const moment = 1_000;

/** Calls `hear` with what is said on the stream, whoever holds it. */
export function listen(hear) {
  const line = navigator.locks && 'BroadcastChannel' in window ? new Shared(hear) : new Alone(hear);
  addEventListener('pagehide', () => line.end());
  addEventListener('pageshow', ({ persisted }) => { if (persisted) line.begin(); });
  document.addEventListener('visibilitychange', () => line.turn());
  line.begin();
}

class Alone {
  #hear;
  #stream = null;

  constructor(hear) { this.#hear = hear; }

  begin() { if (!document.hidden) this.#stream ??= new Stream(this.#hear); }

  end() {
    this.#stream?.close();
    this.#stream = null;
  }

  turn() {
    if (document.hidden) this.end();
    else this.begin();
  }
}

class Shared {
  #hear;
  #channel = null;
  #stream = null;
  #giveUp = () => {};
  #hello = null;
  #since;
  #watch = 0;

  constructor(hear) { this.#hear = hear; }

  begin() {
    this.#channel = new BroadcastChannel(name);
    this.#channel.addEventListener('message', ({ data }) => {
      if (data.kind !== 'ask') this.#take(data);
      else if (this.#hello) this.#channel.postMessage(this.#hello);
    });
    this.#lead({});
    this.#channel.postMessage({ kind: 'ask' });
    this.#wait(patience);
  }

  end() {
    clearTimeout(this.#watch);
    this.#channel?.close();
    this.#channel = null;
    this.#giveUp();
  }

  /** After a sleep the connection may be dead without a word, or the leader still asleep. */
  turn() {
    if (document.hidden || !this.#channel) return;
    if (this.#stream) {
      if (this.#stream.silence > patience / 2) this.#stream.open();
      return;
    }
    this.#channel.postMessage({ kind: 'ask' });
    this.#wait(moment);
  }

  async #lead(how) {
    try {
      await navigator.locks.request(name, how, () => this.#hold());
    } catch {
      // Another page has taken it over.
    }
    this.#stream?.close();
    this.#stream = this.#hello = null;
    if (this.#channel) this.#lead({});
  }

  #hold() {
    if (!this.#channel) return null;
    clearTimeout(this.#watch);
    this.#stream = new Stream((said) => {
      this.#channel?.postMessage(said);
      this.#take(said);
    }, this.#since);
    return new Promise((done) => { this.#giveUp = done; });
  }

  #take(said) {
    const { kind, data } = said;
    if (data.seq !== undefined) this.#since = data.seq;
    // Who asks later hears how far it is now.
    if (this.#stream && kind === 'hello') this.#hello = said;
    if (this.#hello && data.seq !== undefined) this.#hello = { kind: 'hello', data: { ...this.#hello.data, seq: data.seq } };
    if (!this.#stream) this.#wait(patience);
    this.#hear(said);
  }

  #wait(time) {
    clearTimeout(this.#watch);
    if (!this.#stream) this.#watch = setTimeout(() => { if (!document.hidden) this.#lead({ steal: true }); }, time);
  }
}
