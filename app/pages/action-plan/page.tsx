import { data } from 'react-router';
import { actionPlans, emergency, emergencyCard } from '#app/content/emergency/emergency.server.ts';
import { localized } from '#app/content/text/localized.ts';
import { pageLoader } from '#app/frame/page-loader.server.ts';
import type { PageProps } from '#app/frame/page-props.ts';
import { AnaphylaxisPlan } from '#app/parts/action-plan/anaphylaxis-plan.tsx';
import { AsthmaPlan } from '#app/parts/action-plan/asthma-plan.tsx';
import { ActionPlanPage } from './action-plan-page.tsx';
import { FirstAidPoster } from './first-aid-poster.tsx';

/** The plan or poster at this address, with its texts from the emergency page. */
export const loader = pageLoader(({ page, language, description }) => {
  const { review, confirm, sources, asthma, anaphylaxis } = localized(actionPlans(), language);
  const common = { description, review, toConfirm: confirm.length, sources };
  if (page.id === 'asthma-action-plan') return { ...common, id: page.id, plan: asthma };
  const {
    opening,
    anaphylaxis: { signs, devices, positions, wait },
  } = localized(emergency(), language);
  const card = emergencyCard('anaphylaxis', language);
  if (page.id === 'first-aid-poster') return { ...common, id: page.id, card, opening, devices, positions, wait };
  if (page.id !== 'anaphylaxis-action-plan') throw data(null, { status: 404 });
  return { ...common, id: page.id, plan: anaphylaxis, signs, card };
});

function Sheet(loaderData: PageProps<typeof loader>['loaderData']) {
  if (loaderData.id === 'asthma-action-plan') return <AsthmaPlan {...loaderData} />;
  if (loaderData.id === 'first-aid-poster') return <FirstAidPoster {...loaderData} />;
  return <AnaphylaxisPlan {...loaderData} />;
}

export default function ActionPlan({ loaderData }: PageProps<typeof loader>) {
  return (
    <ActionPlanPage {...loaderData}>
      <Sheet {...loaderData} />
    </ActionPlanPage>
  );
}
