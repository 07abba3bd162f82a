import type { LoaderFunctionArgs } from 'react-router';
import { NotFound } from '#app/parts/not-found/not-found.tsx';
import { InlineScript } from '#app/frame/inline-code.tsx';
import { ownPageMetadata } from '../metadata/own-page-metadata.server.ts';
import { requireAddress } from './address.server.ts';

export { metaFromLoader as meta } from '#app/frame/metadata/meta.ts';

/** Written at build as the answer to any address without a page; the server and static hosts send it with status 404. */
export function loader({ url }: LoaderFunctionArgs) {
  return { meta: ownPageMetadata(requireAddress(url)) };
}

export default function NotFoundPage() {
  return (
    <>
      <NotFound />
      <InlineScript name="unknown-path" />
    </>
  );
}
