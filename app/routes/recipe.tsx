import { data, type LoaderFunctionArgs } from 'react-router';
import { localized } from '../content/localized.ts';
import { recipe, recipeIds } from '../content/recipes.server.ts';
import { RecipePage } from '#app/pages/recipe/page.tsx';
import { recipeSchemaOf } from '#app/pages/recipe/recipe-schema.server.ts';
import { ownPageMetadata } from '../metadata/own-page-metadata.server.ts';
import { pageTexts } from '../metadata/page-texts.ts';
import { requireAddress } from './address.server.ts';

export { metaFromLoader as meta } from '#app/frame/metadata/meta.ts';

/** The recipe whose record names the page of the address. */
export function loader({ url }: LoaderFunctionArgs) {
  const address = requireAddress(url);
  const { language } = address;
  const record = recipeIds.map((id) => recipe(id)).find(({ pageId }) => pageId === address.page.id);
  if (!record) throw data(null, { status: 404 });
  const texts = pageTexts[record.pageId];
  const shown = localized(record, language);
  const title = texts.title[language];
  const schema = recipeSchemaOf({ recipe: shown, title, description: texts.description[language], language });
  return { meta: ownPageMetadata(address, { schemas: [schema] }), title, recipe: shown };
}

export default function Recipe({ loaderData }: { readonly loaderData: ReturnType<typeof loader> }) {
  return <RecipePage {...loaderData} />;
}
