// Whether the server can be reached, and when it can again.

import { base } from './base.js';

const patience = 5_000;
const pause = 10_000;

/** `here`; `out` when it knows this browser no more; `away` when nobody, or only a proxy in its stead, answers. */
export async function reach() {
  try {
    const options = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patience) };
    const { status, redirected, url } = await fetch(location.href, options);
    if (redirected && isSignIn(url)) return 'out';
    return status < 500 ? 'here' : 'away';
  } catch {
    return 'away';
  }
}

/** Where somebody is sent who is no longer signed in. */
export function isSignIn(url) {
  return new URL(url).pathname === `${base}/sign-in`;
}

/** Calls `then` once, as soon as the server answers. The function it returns asks right away. */
export function whenReached(then) {
  const watch = new AbortController();
  const { signal } = watch;
  const ask = async () => {
    if (document.hidden || await reach() === 'away' || signal.aborted) return;
    watch.abort();
    clearInterval(timer);
    then();
  };
  const timer = setInterval(ask, pause);
  addEventListener('online', ask, { signal });
  document.addEventListener('visibilitychange', ask, { signal });
  navigator.serviceWorker?.addEventListener('message', ask, { signal });
  return ask;
}
