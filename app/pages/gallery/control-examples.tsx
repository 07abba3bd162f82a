import { useState } from 'react';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { OpeningTile } from '#app/ui/opening-tile.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { PhoneLink } from '#app/ui/phone-link.tsx';
import { PrintButton } from '#app/ui/print-button.tsx';
import { SaveButton } from '#app/ui/save-button.tsx';
import { SectionLink } from '#app/ui/section-link.tsx';
import { showToast } from '#app/ui/show-toast.ts';
import { TabList, tabId, tabPanelId } from '#app/ui/tabs.tsx';
import { Tooltip } from '#app/ui/tooltip.tsx';
import { useFrame } from '#app/ui/use-frame.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { useWords } from '#app/ui/use-language.ts';
import type { Example, Theme } from './example.ts';
import { words } from './words.ts';

function Buttons() {
  const w = useWords(words);
  return (
    <div className="flex flex-wrap gap-3">
      <PageLink to="patient-routing" className="btn btn-primary">
        {w.primary}
      </PageLink>
      <PageLink to="locations" className="btn btn-secondary">
        {w.secondary}
      </PageLink>
      <button type="button" className="btn btn-quiet">
        {w.quiet}
      </button>
      <button type="button" className="btn btn-secondary" disabled>
        {w.unavailable}
      </button>
    </div>
  );
}

function IconButtons() {
  const w = useWords(words);
  return (
    <div className="flex flex-wrap gap-3">
      <PrintButton className="btn btn-primary">{w.print}</PrintButton>
      {/* Says that it saved, but saves no file. */}
      <SaveButton onSave={() => {}}>{w.saveFile}</SaveButton>
      <button type="button" className="btn btn-secondary">
        {w.next}
        <Icon name="arrow-right" />
      </button>
      <button type="button" className="menu-button" aria-label={w.settings}>
        <Icon name="settings" className="size-6" />
      </button>
    </div>
  );
}

function Links() {
  const w = useWords(words);
  const { offices, outside } = useFrame();
  return (
    <ul className="grid gap-2">
      <li>
        <PageLink to="locations">{w.secondary}</PageLink>
      </li>
      <li>
        <SectionLink section="services">{w.toServices}</SectionLink>
      </li>
      <li>
        <ExternalLink href={outside.pollenCount}>{w.outside}</ExternalLink>
      </li>
      {offices.map(({ id, name, phones }) => (
        <li key={id}>
          {name}: <PhoneLink number={phones.office} />
        </li>
      ))}
    </ul>
  );
}

function Choices() {
  const w = useWords(words);
  return (
    <div className="flex flex-wrap gap-2">
      <button type="button" className="choice" aria-pressed="true">
        <Icon name="check" />
        {w.chosen}
      </button>
      <button type="button" className="choice" aria-pressed="false">
        {w.notChosen}
      </button>
    </div>
  );
}

function Disclosures() {
  const w = useWords(words);
  return (
    <>
      {[false, true].map((open) => (
        <Disclosure key={String(open)} title={w.question} heading="h3" open={open}>
          <p>{w.plainText}</p>
        </Disclosure>
      ))}
    </>
  );
}

/** Each theme needs its own name, as both are on one page. */
function OpeningTiles({ theme }: { readonly theme: Theme }) {
  const w = useWords(words);
  return (
    <div className="grid grid-flow-dense grid-cols-2 gap-2">
      {[w.conditions, w.services].map((title, place) => (
        <OpeningTile key={title} name={`tiles-${theme}`} open={place === 0} tile={title}>
          <p className="py-2">{place === 0 ? w.conditionsPanel : w.servicesPanel}</p>
        </OpeningTile>
      ))}
    </div>
  );
}

/** The ids contain the theme, as both are on one page. Without JavaScript both panels are shown. */
function Tabs({ theme }: { readonly theme: Theme }) {
  const w = useWords(words);
  const hydrated = useHydrated();
  const tabs = [
    { id: `conditions-${theme}`, title: w.conditions, text: w.conditionsPanel },
    { id: `services-${theme}`, title: w.services, text: w.servicesPanel },
  ];
  const [selected, select] = useState(`conditions-${theme}`);
  if (!hydrated) return tabs.map(({ id, text }) => <p key={id}>{text}</p>);
  return (
    <>
      <TabList label={w.tabs} tabs={tabs} selected={selected} onSelect={select} />
      {tabs.map(({ id, text }) => (
        <div key={id} role="tabpanel" id={tabPanelId(id)} aria-labelledby={tabId(id)} hidden={id !== selected} className="mt-4">
          <p>{text}</p>
        </div>
      ))}
    </>
  );
}

function Tooltips() {
  const w = useWords(words);
  return (
    <div className="flex flex-wrap gap-3">
      <Tooltip text={w.tooltipFirstText}>
        <button type="button" className="btn btn-secondary">
          <Icon name="pause" />
          {w.tooltipFirst}
        </button>
      </Tooltip>
      <Tooltip text={w.tooltipSecondText}>
        <button type="button" className="btn btn-secondary">
          <Icon name="download" />
          {w.tooltipSecond}
        </button>
      </Tooltip>
    </div>
  );
}

function Toasts() {
  const w = useWords(words);
  const hydrated = useHydrated();
  const [count, setCount] = useState(0);
  return (
    <div className="flex flex-wrap items-center gap-4">
      <button
        type="button"
        className="btn btn-primary"
        disabled={!hydrated}
        onClick={() => {
          setCount(count + 1);
          void showToast(w.toast(count + 1));
        }}
      >
        {w.showToast}
      </button>
      {count > 0 && <p>{w.toast(count)}</p>}
    </div>
  );
}

export const controlExamples: readonly Example[] = [
  { id: 'buttons', title: { en: 'Buttons', es: 'Botones' }, render: () => <Buttons /> },
  { id: 'icon-buttons', title: { en: 'Buttons with icons', es: 'Botones con ícono' }, render: () => <IconButtons /> },
  { id: 'links', title: { en: 'Links', es: 'Enlaces' }, render: () => <Links /> },
  { id: 'choices', title: { en: 'Choices', es: 'Opciones' }, render: () => <Choices /> },
  { id: 'disclosures', title: { en: 'Questions that open', es: 'Preguntas que se abren' }, render: () => <Disclosures /> },
  {
    id: 'opening-tiles',
    title: { en: 'Tiles that open', es: 'Cuadros que se abren' },
    render: ({ theme }) => <OpeningTiles theme={theme} />,
  },
  { id: 'tabs', title: { en: 'Tabs', es: 'Pestañas' }, render: ({ theme }) => <Tabs theme={theme} /> },
  { id: 'tooltips', title: { en: 'Tooltips', es: 'Explicaciones al señalar' }, render: () => <Tooltips /> },
  { id: 'toasts', title: { en: 'Brief messages', es: 'Mensajes breves' }, render: () => <Toasts /> },
];
