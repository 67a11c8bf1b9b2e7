import { Kbd } from '@mantine/core';
import { useTexts } from '../texts/texts';

const keys = [
  ['1 – 7', 'pages'],
  ['S', 'sell'],
  ['C', 'cashOut'],
  ['I', 'payIn'],
  ['X', 'payOut'],
  ['H', 'change'],
  ['⏎', 'next'],
  ['Ctrl ⏎', 'runner'],
  ['W', 'count'],
  ['A', 'ask'],
  ['Esc', 'leave'],
] as const;

/** The keys of the cage, for the list of all keys. */
export const CageKeys = () => {
  const { t } = useTexts();
  return (
    <section className="shortcuts">
      <h3>{t('cage.keys.title')}</h3>
      <dl>
        {keys.map(([key, what]) => (
          <div key={what}>
            <dt>
              <Kbd size="md">{key}</Kbd>
            </dt>
            <dd>{t(`cage.keys.${what}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
