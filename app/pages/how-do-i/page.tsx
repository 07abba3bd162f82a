import { informationPage } from '#app/content/content.server.ts';
import { pageLoader } from '#app/frame/page-loader.server.ts';
import type { PageProps } from '#app/frame/page-props.ts';
import { OnwardLink } from '#app/ui/onward-link.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';

export const loader = pageLoader(({ language }) => ({ page: informationPage('how-do-i', language) }));

/** What visitors want to do, each in one line with the page to start at. */
export default function HowDoI({ loaderData: { title, page } }: PageProps<typeof loader>) {
  return (
    <>
      <PageHeading title={title} lead={page.intro} />
      <ul className="mx-auto grid max-w-page px-5 pb-8 md:grid-cols-2 md:gap-x-12 md:px-8 lg:grid-cols-3 mt-5">
        {page.sections.map(({ id, title: act, text, link }) => (
          <li key={id} id={id} className="border-t border-line py-4">
            <h2 className="text-xl">{act}</h2>
            {text.map((line) => (
              <p key={line} className="mt-1">
                {line}
              </p>
            ))}
            {link && <OnwardLink to={link.to} text={link.text} />}
          </li>
        ))}
      </ul>
    </>
  );
}
