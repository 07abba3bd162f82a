import { data } from 'react-router';
import { actionPlans, emergency, emergencyCard } from '#app/content/emergency/emergency.server.ts';
import { localized } from '#app/content/text/localized.ts';
import { pageLoader } from '#app/frame/page-loader.server.ts';
import type { PageProps } from '#app/frame/page-props.ts';
import { AnaphylaxisPlan } from '#app/parts/action-plan/anaphylaxis-plan.tsx';
import { AsthmaPlan } from '#app/parts/action-plan/asthma-plan.tsx';
import { ActionPlanPage } from './action-plan-page.tsx';

export { metaFromLoader as meta } from '#app/frame/metadata/meta.ts';

/** The plan that the address names, with what it shares with the emergency page. */
export const loader = pageLoader(({ page, language, description }) => {
  const { review, confirm, sources, asthma, anaphylaxis } = localized(actionPlans(), language);
  const common = { description, review, toConfirm: confirm.length, sources };
  if (page.id === 'asthma-action-plan') return { ...common, id: page.id, plan: asthma };
  if (page.id !== 'anaphylaxis-action-plan') throw data(null, { status: 404 });
  const { signs } = localized(emergency(), language).anaphylaxis;
  return { ...common, id: page.id, plan: anaphylaxis, signs, card: emergencyCard('anaphylaxis', language) };
});

export default function ActionPlan({ loaderData }: PageProps<typeof loader>) {
  return (
    <ActionPlanPage {...loaderData}>
      {loaderData.id === 'asthma-action-plan' ? <AsthmaPlan {...loaderData} /> : <AnaphylaxisPlan {...loaderData} />}
    </ActionPlanPage>
  );
}
