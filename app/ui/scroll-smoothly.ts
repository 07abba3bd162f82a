/** Scrolls the page to `top`, in pixels from its beginning; at once if the visitor prefers less motion. */
export function scrollSmoothly(top: number): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top, behavior: calm ? 'auto' : 'smooth' });
}
