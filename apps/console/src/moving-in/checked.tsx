import { type MovingInAnswer } from '@cardroom/contracts';
import { useLanguage } from '@cardroom/design';
import { Button } from '@mantine/core';
import { CircleCheck, CircleX, PackageCheck, RotateCw } from 'lucide-react';
import { useTexts } from '../texts/texts';
import { type useMovingIn } from './use-moving-in';

/** More faults than this are mended in the file, not read on a screen. */
const mostShown = 200;

const totalOf = (lines: MovingInAnswer['lines']): number =>
  Object.values(lines).reduce((sum, count) => sum + count, 0);

const Faults = ({ faults }: Pick<MovingInAnswer, 'faults'>) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const left = faults.length - mostShown;
  return (
    <div className="faults" tabIndex={0} role="region" aria-label={t('movingIn.faultList')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('movingIn.head.sheet')}</th>
            <th scope="col">{t('movingIn.head.line')}</th>
            <th scope="col">{t('movingIn.head.column')}</th>
            <th scope="col">{t('movingIn.head.fault')}</th>
          </tr>
        </thead>
        <tbody>
          {faults.slice(0, mostShown).map(({ sheet, line, column, code, texts }) => (
            <tr key={`${sheet}-${line}-${column}-${code}`} data-fault={code}>
              <td>{t(`movingIn.sheet.${sheet}`)}</td>
              <td>{line}</td>
              <td>{column ?? '–'}</td>
              <td>{texts[language]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {left > 0 && <p>{t('movingIn.more', { count: left })}</p>}
    </div>
  );
};

type Moving = ReturnType<typeof useMovingIn>;

/** What the check found; the way to take over is there only when nothing is wrong. */
export const Checked = ({
  moving: { sheets, checked, checking, taking, check, takeOver },
}: {
  readonly moving: Moving;
}) => {
  const { t } = useTexts();
  if (Object.keys(sheets).length === 0) return null;
  const faults = checked?.faults ?? [];
  const lines = totalOf(checked?.lines ?? {});
  const isGood = checked !== null && faults.length === 0 && lines > 0;
  const word = () => {
    if (!checked) return checking ? t('movingIn.checking') : null;
    if (faults.length > 0) return t('movingIn.faults', { count: faults.length });
    return t(isGood ? 'movingIn.good' : 'movingIn.nothing');
  };
  const Sign = isGood ? CircleCheck : CircleX;
  return (
    <section className="checked" data-good={isGood}>
      <div className="checked__word">
        <p role="status">
          {checked && <Sign size={26} aria-hidden="true" />}
          {word()}
        </p>
        <Button
          variant="default"
          loading={checking}
          disabled={taking}
          leftSection={<RotateCw size={20} aria-hidden="true" />}
          onClick={() => void check()}
        >
          {t('movingIn.check')}
        </Button>
        {isGood && (
          <Button
            data-take-over
            loading={taking}
            leftSection={<PackageCheck size={20} aria-hidden="true" />}
            onClick={() => void takeOver()}
          >
            {t('movingIn.takeOver', { count: lines })}
          </Button>
        )}
      </div>
      {faults.length > 0 && <Faults faults={faults} />}
    </section>
  );
};
