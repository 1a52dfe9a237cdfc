// Talks to the server in JSON. What changes something is sent one after another, each under a key of its own.

/** How long an answer may take before the connection counts as broken. */
const patience = 15_000;

let last = Promise.resolve();

/** Answers `{ ok, status, data }`. A broken connection is `{ ok: false, status: 0 }`. */
export async function send(method, url, body, key) {
  const headers = { Accept: 'application/json' };
  if (key) headers['Idempotency-Key'] = key;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  try {
    const options = { method, headers, body: body && JSON.stringify(body), signal: AbortSignal.timeout(patience) };
    const response = await fetch(url, options);
    const isJSON = /json/.test(response.headers.get('Content-Type') ?? '');
    return { ok: response.ok, status: response.status, data: isJSON ? await response.json() : null };
  } catch {
    return { ok: false, status: 0, data: null };
  }
}

/** Sends a change after those made before it; once more under the same key when the connection broke. */
export function order(method, url, body) {
  const key = newKey();
  const turn = last.then(async () => {
    const answer = await send(method, url, body, key);
    return answer.status === 0 ? send(method, url, body, key) : answer;
  });
  last = turn;
  return turn;
}

/** Random also where the page came without TLS, which has no `randomUUID`. */
function newKey() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
