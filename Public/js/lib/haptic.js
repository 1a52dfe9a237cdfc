// A short tremble of the device, where it has a motor and the reader wants things to move.

import { isCalm } from './motion.js';

const patterns = { lift: 8, refusal: [20, 40, 20], drop: [10, 30, 10] };

/** `kind` is `lift`, `refusal` or `drop`. Browsers complain before the first touch, so it waits for that. */
export function buzz(kind) {
  if (navigator.userActivation?.hasBeenActive && !isCalm()) navigator.vibrate?.(patterns[kind]);
}
