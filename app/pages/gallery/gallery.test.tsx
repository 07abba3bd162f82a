// @vitest-environment happy-dom
import { glob } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { mounted } from '#app/frame/mounted-fixture.tsx';
import { pathOf } from '#app/site/paths.ts';
import Gallery, { loader } from './page.tsx';

/** Shared components that the gallery does not show, each with the reason. */
const elsewhere: Readonly<Record<string, string>> = {
  'app/parts/action-plan/anaphylaxis-plan.tsx: AnaphylaxisPlan': 'stands on the sheet of a plan; its head and its marks are shown',
  'app/parts/action-plan/asthma-plan.tsx: AsthmaPlan': 'stands on the sheet of a plan; its head and its marks are shown',
  'app/parts/action-plan/blank.tsx: Blank': 'stands on the sheet of a plan; its head and its marks are shown',
  'app/parts/action-plan/blank.tsx: Boxes': 'stands on the sheet of a plan; its head and its marks are shown',
  'app/parts/action-plan/blank.tsx: Choice': 'stands on the sheet of a plan; its head and its marks are shown',
  'app/parts/action-plan/closing-sections.tsx: ClosingSections': 'stands on the sheet of a plan; its head and its marks are shown',
  'app/parts/action-plan/plan-section.tsx: PlanSection': 'stands on the sheet of a plan; its head and its marks are shown',
  'app/parts/action-plan/zone-section.tsx: ZoneSection': 'stands on the sheet of a plan; its head and its marks are shown',
  'app/parts/alarm/lifeline-card.tsx: LifelineCard': 'comes with an alarm, and its phones are of no example',
  'app/parts/article/article-page.tsx: ArticlePage': 'a whole page; its tools, its parts and its foot are shown',
  'app/parts/assistant/conversation.tsx: Conversation': 'is made of questions asked; its answers are shown',
  'app/parts/games/game-page.tsx: GamePage': 'a whole page; the buttons of a game are shown',
  'app/parts/hours/closure-banner.tsx: ClosureBanner': 'depends on the day; its bar and its lines are shown',
  'app/parts/information/information-heading.tsx: InformationHeading': 'has the page’s one h1; its facts and its alarm line are shown',
  'app/parts/not-found/not-found.tsx: NotFound': 'a whole page',
  'app/parts/not-found/unknown-path.tsx: UnknownPath': 'a whole page',
  'app/parts/request-form/answer-form.tsx: AnswerForm': 'depends on what is typed in the tab; its steps and its review are shown',
  'app/parts/request-form/form-alarm.tsx: FormAlarm': 'depends on what is typed in the form; the card and the line in it are shown',
  'app/parts/request-form/request-form.tsx: RequestForm':
    'depends on what is typed in the tab; its steps, its review and its ends are shown',
  'app/parts/request-form/request-page.tsx: RequestPage': 'a whole page; the parts of its form are shown',
  'app/parts/request-form/write-section.tsx: WriteSection': 'stands once on its page; the form it opens is shown in parts',
  'app/ui/first-screen.tsx: FirstScreen': 'stands round what a page begins with; nothing of it is seen',
  'app/ui/toast-region.tsx: ToastRegion': 'stands once around every page; the brief messages open it',
};

/** As much of a node of React's tree as is looked at here. */
interface Fiber {
  readonly type: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

/** Every component that stands in a place, however deep. */
function componentsIn(place: Element): Set<unknown> {
  const key = Object.keys(place).find((name) => name.startsWith('__reactContainer$'));
  if (!key) throw new Error('React draws nothing here');
  const root = (place as unknown as Record<string, { stateNode: { current: Fiber } }>)[key];
  const found = new Set<unknown>();
  const open: Fiber[] = root ? [root.stateNode.current] : [];
  for (let fiber = open.pop(); fiber; fiber = open.pop()) {
    found.add(fiber.type);
    for (const next of [fiber.sibling, fiber.child]) if (next) open.push(next);
  }
  return found;
}

/** The components of the kit and of the parts: whatever a .tsx file exports under a name like one. */
async function sharedComponents(): Promise<Map<string, unknown>> {
  const files = (await Array.fromAsync(glob('app/{ui,parts}/**/*.tsx'))).filter((file) => !/\.test\.|-fixture\./.test(file));
  const modules = await Promise.all(files.map((file) => import(resolve(file)) as Promise<Record<string, unknown>>));
  const exported = modules.flatMap((module, place) =>
    Object.entries(module).map(([name, value]) => [`${files[place]}: ${name}`, value] as const),
  );
  return new Map(exported.filter(([name, value]) => /: [A-Z]/.test(name) && typeof value === 'function'));
}

it('shows every shared component, or it is said why not', { timeout: 60_000 }, async () => {
  const path = pathOf('gallery-test-lab', 'es');
  const loaderData = loader({ url: new URL(path, 'http://localhost') });
  const shared = await sharedComponents();
  expect(shared.size).toBeGreaterThan(50);
  const { place } = await mounted(<Gallery loaderData={loaderData} />, path);
  const shown = componentsIn(place);
  const missing = [...shared].flatMap(([name, component]) => (shown.has(component) ? [] : [name]));
  // A reason is given for each that is missing, and for none that is shown after all.
  expect(missing.toSorted()).toEqual(Object.keys(elsewhere).toSorted());
});
