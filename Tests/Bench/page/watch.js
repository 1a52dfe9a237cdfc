// Runs in every page that is measured: what it shifts, when it paints, how its frames come, and how long something takes.

window.bench = (() => {
  const limit = 30_000;
  const seen = { shift: 0, paint: 0, tasks: [] };
  const watch = (type, take) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('layout-shift', (entry) => { if (!entry.hadRecentInput) seen.shift += entry.value; });
  watch('largest-contentful-paint', (entry) => { seen.paint = entry.startTime; });
  watch('longtask', (entry) => seen.tasks.push({ at: entry.startTime, lasts: entry.duration }));

  let frames = null;

  function sample(time) {
    if (!frames) return;
    frames.push(time);
    requestAnimationFrame(sample);
  }

  /** Called inside a frame: the time after it has been painted. */
  function painted() {
    const { port1, port2 } = new MessageChannel();
    return new Promise((resolve) => {
      port1.onmessage = () => resolve(performance.now());
      port2.postMessage(null);
    });
  }

  const frame = () => new Promise(requestAnimationFrame);

  return {
    seen,

    startFrames() {
      frames = [];
      requestAnimationFrame(sample);
    },

    /** The times between frames, and the long tasks among them, in milliseconds. */
    stopFrames() {
      const [first, last] = [frames[0], frames.at(-1)];
      const gaps = frames.slice(1).map((time, index) => time - frames[index]);
      frames = null;
      return { gaps, tasks: seen.tasks.filter(({ at }) => at >= first && at <= last).map(({ lasts }) => lasts) };
    },

    /** From the next event called `kind` to the paint of the first frame in which each of `conditions` holds. */
    until(kind, ...conditions) {
      const event = new Promise((resolve) => addEventListener(kind, resolve, { capture: true, once: true }));
      const wait = async (holds) => {
        const { timeStamp } = await event;
        while (performance.now() - timeStamp < limit) {
          await frame();
          if (holds()) return (await painted()) - timeStamp;
        }
        throw new Error(`not within ${limit} ms of ${kind}: ${holds}`);
      };
      this.pending = Promise.all(conditions.map(wait));
    },

    /** The same for nothing at all: one small file and one frame. */
    async blank(url) {
      const began = performance.now();
      await (await fetch(url, { cache: 'no-store' })).arrayBuffer();
      await frame();
      return (await painted()) - began;
    },
  };
})();
