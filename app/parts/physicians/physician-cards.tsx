import { PhysicianCard, type PhysicianCardData } from './physician-card.tsx';

interface PhysicianCardsProps {
  readonly physicians: readonly PhysicianCardData[];
  readonly heading?: 'h2' | 'h3';
}

/** Draws the physicians side by side, in the order of the page table. */
export function PhysicianCards({ physicians, heading }: PhysicianCardsProps) {
  return (
    <ul className="grid gap-7 md:grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))]">
      {physicians.map((physician) => (
        <li key={physician.id}>
          <PhysicianCard physician={physician} heading={heading} />
        </li>
      ))}
    </ul>
  );
}
