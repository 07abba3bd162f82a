import type { LoaderFunctionArgs } from 'react-router';
import { TwoLanguageSheet } from '../features/articles/two-language-sheet.tsx';
import { sheetData } from './article.server.ts';

export { metaFromLoader as meta } from './meta.ts';

export function loader({ url }: LoaderFunctionArgs) {
  return sheetData(url);
}

export default function Sheet({ loaderData }: { readonly loaderData: ReturnType<typeof loader> }) {
  return <TwoLanguageSheet article={loaderData.article} />;
}
