import { useWords } from '#app/ui/use-language.ts';
import { DeviceBox } from './device-box.tsx';
import { deviceWords } from './device-words.ts';
import { sharedDevice } from './shared-device.ts';
import { useSharedDevice } from './use-shared-device.ts';

/** Asks whose device it is, before anything is stored on it. */
export function DeviceQuestion() {
  const w = useWords(deviceWords);
  const shared = useSharedDevice();
  return (
    <div className="print:hidden">
      <DeviceBox id="not-mine" checked={shared} onChange={sharedDevice.set} label={w.notMine} autoComplete="off" help={w.notMineHelp} />
    </div>
  );
}
