import { informationPage } from '#app/content/content.server.ts';
import { pageLoader } from '#app/frame/page-loader.server.ts';
import type { PageProps } from '#app/frame/page-props.ts';
import { AlarmLine } from '#app/parts/information/alarm-line.tsx';
import { InformationSections } from '#app/parts/information/information-sections.tsx';
import { FirstScreen } from '#app/ui/first-screen.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { changeLooks } from './section-looks.tsx';

export { metaFromLoader as meta } from '#app/frame/metadata/meta.ts';

export const loader = pageLoader(({ language }) => ({ page: informationPage('change-or-cancel', language) }));

/** For somebody who cannot come: the number of the office, whether it answers now, and what to do while it does not. */
export default function ChangeOrCancel({ loaderData: { title, page } }: PageProps<typeof loader>) {
  return (
    <>
      <PageHeading title={title} lead={page.intro} />
      <FirstScreen media="(width >= 48rem)">
        <InformationSections sections={page.sections} looks={changeLooks} />
      </FirstScreen>
      {page.notice && (
        <div className="mx-auto max-w-page px-5 pb-16 md:px-8">
          <AlarmLine text={page.notice} />
        </div>
      )}
    </>
  );
}
