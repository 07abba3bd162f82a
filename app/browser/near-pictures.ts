/** Of a window: how near a picture comes before it is fetched. */
const near = '50%';

/**
 * Lets the pictures that wait (`waits` in app/ui/themed-picture.tsx) be fetched as they come near. By themselves browsers ask
 * at once for what is up to three windows away, more than most visitors scroll, and before the fonts.
 */
export function fetchNearPictures() {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        target.querySelector('[data-waits]')?.removeAttribute('data-waits');
      }
    },
    { rootMargin: `${near} 0px` },
  );
  // A picture that waits has no place of its own yet.
  for (const { parentElement } of document.querySelectorAll('[data-waits]')) if (parentElement) observer.observe(parentElement);
}
