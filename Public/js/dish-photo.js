// The photo of a dish: seen at once, made smaller before it travels, and sent at once where the dish is already there.

import { announce } from './lib/status.js';

/** More than this is never shown; what is smaller travels as it is, when it is not heavy either. */
const longestSide = 1600;
const heaviest = 2 << 20;

export function editPhoto(field) {
  const input = field.querySelector('input[type="file"]');
  const isSentAtOnce = field.dataset.api !== '';
  // What is sent at once is nothing that a form has still to save.
  const isOwn = (event) => isSentAtOnce && event.stopPropagation();
  input.addEventListener('input', isOwn);
  input.addEventListener('change', async (event) => {
    isOwn(event);
    const file = input.files[0];
    if (file) await choose(field, input, file);
  });
  field.querySelector('[data-photo-remove]').addEventListener('click', () => remove(field, input));
}

async function choose(field, input, file) {
  complain(field, '');
  const picture = await drawn(file).catch(() => null);
  if (!picture) {
    input.value = '';
    return complain(field, field.dataset.unreadable);
  }
  const small = await lighter(file, picture);
  const kept = new DataTransfer();
  kept.items.add(small);
  input.files = kept.files;
  const before = field.querySelector('.photo > :is(img, canvas)');
  put(field, picture);
  if (field.dataset.api === '') return;
  const answer = await send(field, 'PUT', small).catch(() => null);
  input.value = '';
  if (answer?.ok) return announce(field.dataset.saved);
  put(field, before);
  complain(field, answer?.detail ?? document.getElementById('words').dataset.failed);
}

async function remove(field, input) {
  complain(field, '');
  const hasFile = input.value !== '';
  input.value = '';
  if (!hasFile && field.dataset.api !== '') {
    const answer = await send(field, 'DELETE').catch(() => null);
    if (!answer?.ok) return complain(field, answer?.detail ?? document.getElementById('words').dataset.failed);
  }
  put(field, null);
  input.focus();
  announce(field.dataset.removed);
}

/** The file as pixels, upright. */
async function drawn(file) {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.isSmaller = scale < 1;
  const pen = canvas.getContext('2d');
  pen.imageSmoothingQuality = 'high';
  // JPEG cannot be seen through.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas;
}

async function lighter(file, canvas) {
  if (!canvas.isSmaller && file.size < heaviest) return file;
  const blob = await new Promise((resolve) => { canvas.toBlob(resolve, 'image/jpeg', 0.9); });
  return blob ? new File([blob], 'photo.jpg', { type: blob.type }) : file;
}

function put(field, picture) {
  field.querySelector('.photo > :is(img, canvas)')?.remove();
  if (picture) field.querySelector('.photo').append(picture);
  field.classList.toggle('has-photo', Boolean(picture));
}

function complain(field, sentence) {
  const error = field.querySelector('[data-error]');
  error.hidden = sentence === '';
  error.querySelector('[data-text]').textContent = sentence;
  const input = field.querySelector('input[type="file"]');
  input.ariaInvalid = sentence === '' ? null : 'true';
  if (sentence) announce(sentence);
}

/** XMLHttpRequest, because nothing else tells how much of a file has gone. */
function send(field, method, file = null) {
  const bar = field.querySelector('progress');
  const request = new XMLHttpRequest();
  bar.value = 0;
  bar.hidden = !file;
  request.upload.addEventListener('progress', ({ loaded, total }) => { bar.value = loaded / total; });
  return new Promise((resolve, reject) => {
    request.responseType = 'json';
    request.addEventListener('load', () => resolve({ ok: request.status < 300, detail: request.response?.detail }));
    request.addEventListener('error', reject);
    request.addEventListener('loadend', () => { bar.hidden = true; });
    request.open(method, field.dataset.api);
    request.send(file);
  });
}
