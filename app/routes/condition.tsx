import type { LoaderFunctionArgs } from 'react-router';
import { ArticlePage } from '#app/parts/article/article-page.tsx';
import { articleData } from './article.server.ts';

export { metaFromLoader as meta } from '#app/frame/metadata/meta.ts';

export function loader({ url }: LoaderFunctionArgs) {
  return articleData(url);
}

export default function Condition({ loaderData }: { readonly loaderData: ReturnType<typeof loader> }) {
  return <ArticlePage {...loaderData} />;
}
