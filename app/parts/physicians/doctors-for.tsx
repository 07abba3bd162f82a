import { adultAge } from '#app/requests/patient.ts';
import { PageLink } from '#app/ui/page-link.tsx';
import { useFrame } from '#app/ui/use-frame.ts';
import { useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

/** Links the physicians who see children, or those who care for veterans. */
export function DoctorsFor({ patients }: { readonly patients: 'children' | 'veterans' }) {
  const w = useWords(words);
  const { physicians } = useFrame();
  return (
    <div>
      <p className="font-semibold">{w[patients]}</p>
      <ul className="mt-2 flex flex-wrap gap-3">
        {physicians
          .filter(({ caresFor, seesFromAge }) => (patients === 'children' ? seesFromAge < adultAge : caresFor.includes(patients)))
          .map(({ id, name, credentials }) => (
            <li key={id}>
              <PageLink to={`physician/${id}`} className="choice bg-card">
                {name}, {credentials}
              </PageLink>
            </li>
          ))}
      </ul>
    </div>
  );
}
