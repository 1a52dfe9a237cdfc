// Where a menu opens: below its button and in line with its end, or above it, and always inside the window.

const gap = 4;
const margin = 8;

/** The left and top edge of a menu of `size` at `button`, both boxes in a window of `width` and `height`. */
export function menuPlace(button, size, { width, height }) {
  const below = button.bottom + gap;
  const above = button.top - gap - size.height;
  const fitsBelow = below + size.height <= height - margin;
  const wanted = fitsBelow || above < margin ? below : above;
  return {
    left: clamp(button.right - size.width, width - margin - size.width),
    top: clamp(wanted, height - margin - size.height),
  };
}

function clamp(value, most) {
  return Math.max(margin, Math.min(value, most));
}
