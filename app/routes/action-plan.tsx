import { data, type LoaderFunctionArgs } from 'react-router';
import { actionPlans, emergency } from '../content/emergency.server.ts';
import { localized } from '../content/localized.ts';
import { ActionPlanPage } from '#app/pages/action-plan/action-plan-page.tsx';
import { AnaphylaxisPlan } from '#app/parts/action-plan/anaphylaxis-plan.tsx';
import { AsthmaPlan } from '#app/parts/action-plan/asthma-plan.tsx';
import { ownPageMetadata } from '../metadata/own-page-metadata.server.ts';
import { pageTexts } from '../metadata/page-texts.ts';
import { requireAddress } from './address.server.ts';

export { metaFromLoader as meta } from '#app/frame/metadata/meta.ts';

/** The plan that the address names, with what it shares with the emergency page. */
export function loader({ url }: LoaderFunctionArgs) {
  const address = requireAddress(url);
  const { language, page } = address;
  const { review, sources, asthma, anaphylaxis } = localized(actionPlans(), language);
  const common = { meta: ownPageMetadata(address), review, sources };
  if (page.id === 'asthma-action-plan') return { ...common, id: page.id, ...localized(pageTexts[page.id], language), plan: asthma };
  if (page.id !== 'anaphylaxis-action-plan') throw data(null, { status: 404 });
  const { signs } = localized(emergency(), language).anaphylaxis;
  return { ...common, id: page.id, ...localized(pageTexts[page.id], language), plan: anaphylaxis, signs };
}

export default function ActionPlan({ loaderData }: { readonly loaderData: ReturnType<typeof loader> }) {
  return (
    <ActionPlanPage {...loaderData}>
      {loaderData.id === 'asthma-action-plan' ? <AsthmaPlan {...loaderData} /> : <AnaphylaxisPlan {...loaderData} />}
    </ActionPlanPage>
  );
}
