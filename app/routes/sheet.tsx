import type { LoaderFunctionArgs } from 'react-router';
import { TwoLanguageSheet } from '#app/pages/sheet/page.tsx';
import { sheetData } from './article.server.ts';

export { metaFromLoader as meta } from '#app/frame/metadata/meta.ts';

export function loader({ url }: LoaderFunctionArgs) {
  return sheetData(url);
}

export default function Sheet({ loaderData }: { readonly loaderData: ReturnType<typeof loader> }) {
  return <TwoLanguageSheet article={loaderData.article} />;
}
