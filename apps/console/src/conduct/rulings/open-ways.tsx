import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMay } from '../../orders/orders';
import { useTexts } from '../../texts/texts';
import { type RulingWaysProps } from './ruling-ways';

/** Of one that was asked for and not given: "I am coming", and the way to giving it. */
export const OpenWays = ({ row: { rulingId, state, takenBy }, ways }: RulingWaysProps) => {
  const { t } = useTexts();
  const may = useMay();
  if (state !== 'open') return null;
  return (
    <>
      {may('conduct/record-ruling') && (
        <Button
          data-rule-on
          renderRoot={(props) => (
            <Link
              {...props}
              to="/rulings"
              search={({ at, fact }) => ({ at, fact, part: 'ruling', ruling: rulingId })}
            />
          )}
        >
          {t('conduct.ruling.ruleOn')}
        </Button>
      )}
      {takenBy === null && may('conduct/take-ruling') && (
        <Button
          variant="default"
          data-take
          loading={ways.isBusy}
          onClick={() => void ways.order('conduct/take-ruling', { rulingId })}
        >
          {t('conduct.ruling.take')}
        </Button>
      )}
    </>
  );
};
