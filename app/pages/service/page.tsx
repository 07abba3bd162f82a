import { pageLoader } from '#app/frame/page-loader.server.ts';
import type { PageProps } from '#app/frame/page-props.ts';
import { articleData, articleDescription } from '#app/parts/article/article-data.server.ts';
import { ArticlePage } from '#app/parts/article/article-page.tsx';
import { Plate } from '#app/parts/pictures/plate.tsx';

export const loader = pageLoader(articleData, articleDescription);

export default function Service({ loaderData: { plate, ...article } }: PageProps<typeof loader>) {
  return <ArticlePage {...article} plate={plate && <Plate {...plate} />} />;
}
