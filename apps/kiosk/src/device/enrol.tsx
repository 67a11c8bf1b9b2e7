import { type DeviceKind } from '@cardroom/contracts';
import { useLanguage } from '@cardroom/design';
import { CodePad } from '../keys/code-pad';
import '../big-button.css';
import { useTexts } from '../texts/texts';
import { useEnrol } from './use-enrol';

const fewestLetters = 8;
const mostLetters = 16;

/** A device that nobody has enrolled yet: the code comes from the room manager's list of devices. */
export const Enrol = ({ kind }: { readonly kind: DeviceKind }) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const { code, type, busy, problem, enrol } = useEnrol(kind);
  const why = {
    unanswered: t('device.noServer'),
    'other-kind': t('device.otherKind'),
  };
  return (
    <form
      className="enrol"
      onSubmit={(event) => {
        event.preventDefault();
        void enrol();
      }}
    >
      <h1>{t(kind === 'kiosk' ? 'device.kiosk' : 'device.board')}</h1>
      <p>{t('device.enrolHint')}</p>
      <input
        aria-label={t('device.code')}
        value={code}
        maxLength={mostLetters}
        autoComplete="off"
        onChange={({ currentTarget }) => type(currentTarget.value.toUpperCase())}
      />
      <p className="enrol__problem" role="alert">
        {problem && (typeof problem === 'string' ? why[problem] : problem.texts[language])}
      </p>
      <CodePad
        onLetter={(letter) => type((code + letter).slice(0, mostLetters))}
        onErase={() => type(code.slice(0, -1))}
      />
      <button
        type="submit"
        className="big-button"
        aria-busy={busy}
        disabled={busy || code.length < fewestLetters}
      >
        {t('device.enrol')}
      </button>
    </form>
  );
};
