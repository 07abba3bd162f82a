// The point of a photograph that stays in sight: clicked, dragged or moved by arrow keys. The two number fields do the same without this.
for (const box of document.querySelectorAll('[data-focus-point]')) {
  const whole = box.querySelector('.desk-whole');
  const ring = box.querySelector('.desk-ring');
  const [x, y] = box.querySelectorAll('input[type=number]');
  const within = (number) => Math.round(Math.min(100, Math.max(0, number)));
  ring.hidden = false;
  function move(toX, toY) {
    [x.value, y.value] = [within(toX), within(toY)];
    show();
  }
  function show() {
    ring.style.left = `${within(x.valueAsNumber || 0)}%`;
    ring.style.top = `${within(y.valueAsNumber || 0)}%`;
    for (const cut of box.querySelectorAll('[data-cut]')) recut(cut);
  }
  // One picture after the other: while one is on its way, only the last wish is kept.
  function recut(cut) {
    const address = new URL(cut.src);
    address.searchParams.set('x', x.value);
    address.searchParams.set('y', y.value);
    if (address.href === cut.src) return;
    if (cut.complete) cut.src = address.href;
    else cut.onload = () => recut(cut);
  }
  function point({ clientX, clientY }) {
    const { left, top, width, height } = whole.getBoundingClientRect();
    move(((clientX - left) / width) * 100, ((clientY - top) / height) * 100);
  }
  whole.addEventListener('pointerdown', (event) => {
    event.preventDefault();
    whole.setPointerCapture(event.pointerId);
    ring.focus();
    point(event);
  });
  whole.addEventListener('pointermove', (event) => whole.hasPointerCapture(event.pointerId) && point(event));
  const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  ring.addEventListener('keydown', (event) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const far = event.shiftKey ? 10 : 1;
    move(x.valueAsNumber + step[0] * far, y.valueAsNumber + step[1] * far);
  });
  for (const input of [x, y]) input.addEventListener('input', show);
  show();
}
// A file is shown as soon as it is chosen or dropped.
for (const input of document.querySelectorAll('.desk-picture input[type=file]')) {
  input.addEventListener('change', () => input.closest('.desk-picture').querySelector('[value^="photo:"]').click());
}
