import { pageLoader } from '#app/frame/page-loader.server.ts';
import { NotFound } from '#app/parts/not-found/not-found.tsx';

/** Built as the answer to every address without a page, which the server sends with status 404. */
export const loader = pageLoader(() => ({}));

export default function NotFoundPage() {
  return <NotFound />;
}
