// What no form can do: print, copy, and put the focus on what has just been said. Without it the desk works as well.
for (const button of document.querySelectorAll('[data-print]')) {
  button.hidden = false;
  button.addEventListener('click', () => print());
}
for (const button of document.querySelectorAll('[data-copy]')) {
  button.hidden = false;
  button.addEventListener('click', async () => {
    const { copied, notCopied } = document.body.dataset;
    const text = document.getElementById(button.dataset.copy);
    const told = button.parentElement.querySelector('[role=status]');
    try {
      await navigator.clipboard.writeText(text.value ?? text.textContent);
      told.textContent = copied;
    } catch {
      text.closest('details')?.setAttribute('open', '');
      if (text.select) text.select();
      else getSelection().selectAllChildren(text);
      told.textContent = notCopied;
    }
  });
}
// The fields of a chart one after the other: Enter on a button copies its field and goes to the next; each has a key too.
const chart = document.querySelector('[data-chart]');
const buttons = [...(chart?.querySelectorAll('[data-copy]') ?? [])];
chart?.addEventListener('click', ({ target }) => {
  const at = buttons.indexOf(target.closest('[data-copy]'));
  if (at !== -1) buttons[at + 1]?.focus();
});
// From anywhere on the page, at once.
document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
  buttons.find((button) => button.ariaKeyShortcuts === event.key.toLowerCase())?.click();
});
// Whoever was led to a field writes there; Firefox itself gives no focus to a field of an hour or a day that an address names.
const goToNamed = () => document.getElementById(location.hash.slice(1))?.focus();
addEventListener('hashchange', goToNamed);
if (location.hash) goToNamed();
else document.querySelector('[data-focus]')?.focus();
// A form is sent once, however often its button is pressed; the button says that it works.
for (const form of document.querySelectorAll('form[method=post]')) {
  form.addEventListener('submit', (event) => {
    // A file is saved and the page stays: what stands on it may be sent after that.
    if ('saves' in (event.submitter?.dataset ?? {})) return;
    if (form.dataset.sent) return event.preventDefault();
    form.dataset.sent = 'true';
    if (event.submitter) event.submitter.textContent = document.body.dataset.working;
  });
}
// What is typed into a form is asked about before it goes.
let isUnsaved = Boolean(document.querySelector('[data-unsaved]'));
for (const form of document.querySelectorAll('form.desk-form')) {
  form.addEventListener('input', () => {
    isUnsaved = true;
  });
  form.addEventListener('submit', ({ submitter }) => {
    if (!('saves' in (submitter?.dataset ?? {}))) isUnsaved = false;
  });
}
addEventListener('beforeunload', (event) => isUnsaved && event.preventDefault());
// A locked desk shows nothing more, and waits for no answer.
function reload() {
  isUnsaved = false;
  location.reload();
}
// While a page is drawn for the frame, the frame says so; the page before stays in sight until then.
const frame = document.querySelector('iframe[name=seen]');
const drawn = frame?.parentElement.querySelector('[data-drawing]');
const isDrawn = (is) => {
  drawn.textContent = is ? '' : drawn.dataset.drawing;
};
frame?.addEventListener('load', () => {
  isDrawn(true);
  frame.contentWindow.addEventListener('beforeunload', () => isDrawn(false));
});
frame?.closest('form')?.addEventListener('submit', ({ submitter }) => submitter?.formTarget === frame.name && isDrawn(false));
if (frame?.src && frame.contentDocument?.URL === 'about:blank') isDrawn(false);
// Where the page has room beside its form, it is drawn anew whenever a field is left; a file is sent by its own button.
const see = matchMedia('(min-width: 80rem)').matches && document.querySelector('[data-see]');
if (see) {
  see.form.addEventListener('change', ({ target }) => target.name !== 'see:width' && target.type !== 'file' && see.form.requestSubmit(see));
  see.form.requestSubmit(see);
}
// Who approves a text has had all of it on the screen: the box is checked by that and by nobody.
const seenBox = document.querySelector('[data-seen-all]');
if (seenBox && !seenBox.checked) {
  const unseen = new Set(document.querySelectorAll('.desk-sentence'));
  seenBox.disabled = unseen.size > 0;
  const watch = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio, intersectionRect } of entries) {
        // Half of it, or of a text taller than the screen, half a screen.
        if (intersectionRatio < 0.5 && intersectionRect.height < innerHeight / 2) continue;
        unseen.delete(target);
        watch.unobserve(target);
      }
      if (unseen.size > 0) return;
      seenBox.disabled = false;
      seenBox.checked = true;
    },
    // What lies under the foot has not been seen.
    {
      rootMargin: `0px 0px -${document.querySelector('.desk-approve').offsetHeight}px`,
      threshold: Array.from({ length: 21 }, (_, step) => step / 20),
    },
  );
  for (const sentence of unseen) watch.observe(sentence);
}
// What another desk has changed is shown within a minute: at once, or by a line where somebody reads or writes just now.
const main = document.querySelector('main');
const { again, stamp } = main.dataset;
let isWritten = false;
if (again) setInterval(lookAgain, 45_000);
main.addEventListener('input', () => {
  isWritten = true;
});
async function lookAgain() {
  if (document.hidden) return;
  const answer = await fetch(again).catch(() => undefined);
  const page = new DOMParser().parseFromString((await answer?.text()) ?? '', 'text/html');
  if (!answer || page.querySelector('main')?.dataset.stamp === stamp) return;
  if (answer.redirected || !(isWritten || main.contains(document.activeElement))) return reload();
  main.querySelector('.desk-again span').hidden = false;
}
addEventListener('pageshow', ({ persisted }) => {
  // A page kept by the browser might show what has been locked or erased since.
  if (persisted) reload();
});
