// Notices that the server can be reached again.

const pause = 10_000;

/** Calls `then` once; answers what ends the watch. */
export function whenReached(then) {
  const watch = new AbortController();
  const { signal } = watch;
  const ask = async () => {
    if (document.hidden || signal.aborted || !await isReached()) return;
    end();
    then();
  };
  const timer = setInterval(ask, pause);
  const end = () => {
    watch.abort();
    clearInterval(timer);
  };
  addEventListener('online', ask, { signal });
  document.addEventListener('visibilitychange', ask, { signal });
  navigator.serviceWorker?.addEventListener('message', ({ data }) => { if (data.reached !== undefined) ask(); }, { signal });
  return end;
}

/** Whether this server, and no proxy in its stead, answers for this page. */
export async function isReached() {
  try {
    const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(3000) });
    return status < 500;
  } catch {
    return false;
  }
}
