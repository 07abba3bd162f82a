import { pageLoader } from '#app/frame/page-loader.server.ts';
import { NotFound } from '#app/parts/not-found/not-found.tsx';

/** Written at build as the answer to any address without a page; the server sends it with status 404. */
export const loader = pageLoader(() => ({}));

export default function NotFoundPage() {
  return <NotFound />;
}
