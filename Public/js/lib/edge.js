// How fast the page scrolls while something is carried near its edges.

const zone = 64;
const fastest = 18;

/** Pixels a frame; negative upwards, 0 away from the edges. */
export function edgeSpeed(y, height) {
  if (y < zone) return -Math.ceil(fastest * (zone - Math.max(y, 0)) / zone);
  if (y > height - zone) return Math.ceil(fastest * (zone - Math.max(height - y, 0)) / zone);
  return 0;
}
