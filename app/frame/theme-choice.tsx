import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

/**
 * The choice of theme: light, dark or as on the device. The script in the head handles these buttons and marks the current one
 * (app/browser/theme.ts), so they work before hydration; React marks those that it renders later.
 */
export function ThemeChoice() {
  const w = useWords(words);
  const inForce = (typeof document === 'undefined' ? undefined : document.documentElement.dataset.theme) ?? 'system';
  const choices = [
    { id: 'light', icon: 'sun', text: w.light },
    { id: 'dark', icon: 'moon', text: w.dark },
    { id: 'system', icon: 'contrast', text: w.system },
  ] as const;
  return (
    <div className="flex flex-wrap gap-2">
      {choices.map(({ id, icon, text }) => (
        <button key={id} type="button" className="choice" data-set-theme={id} aria-pressed={id === inForce} suppressHydrationWarning>
          <Icon name={icon} />
          {text}
        </button>
      ))}
    </div>
  );
}
