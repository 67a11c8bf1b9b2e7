import { type PlayersHouseAnswer } from '@cardroom/contracts';
import { askOrThrow } from '@cardroom/design';
import { Button, NumberInput, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { BadgeCheck } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Card } from '../players/card';
import { playersKey, usePlayerOrders } from '../players/use-player';
import { useTexts } from '../texts/texts';

interface OfHouse {
  readonly house: PlayersHouseAnswer;
}

const Words = ({ house: { insults } }: OfHouse) => {
  const { t } = useTexts();
  const { order, may, isBusy } = usePlayerOrders();
  const [text, setText] = useState(insults.join('\n'));
  const keep = (event: FormEvent) => {
    event.preventDefault();
    const value = text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
    void order('players/change-rule', { setting: 'insults', value }, 'insults');
  };
  return (
    <form onSubmit={keep}>
      <Textarea
        label={t('people.rules.words')}
        description={t('people.rules.wordsWhy')}
        autosize
        minRows={6}
        maxRows={14}
        readOnly={!may('players/change-rule')}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {may('players/change-rule') && (
        <div className="player-buttons">
          <Button
            type="submit"
            variant="default"
            loading={isBusy('insults')}
            disabled={text === insults.join('\n')}
          >
            {t('people.save')}
            <span className="visually-hidden"> {t('people.rules.words')}</span>
          </Button>
        </div>
      )}
    </form>
  );
};

const Age = ({ house: { minimumAgeYears } }: OfHouse) => {
  const { t } = useTexts();
  const { order, may, isBusy } = usePlayerOrders();
  const [years, setYears] = useState<string | number>(minimumAgeYears);
  const keep = (event: FormEvent) => {
    event.preventDefault();
    void order(
      'players/change-rule',
      { setting: 'minimumAgeYears', value: Number(years) },
      'minimumAgeYears',
    );
  };
  return (
    <form className="player-line" onSubmit={keep}>
      <NumberInput
        label={t('people.rules.age')}
        description={t('people.rules.ageWhy')}
        min={0}
        max={25}
        hideControls
        readOnly={!may('players/change-rule')}
        value={years}
        onChange={setYears}
      />
      {may('players/change-rule') && (
        <Button
          type="submit"
          variant="default"
          loading={isBusy('minimumAgeYears')}
          disabled={years === '' || Number(years) === minimumAgeYears}
        >
          {t('people.save')}
          <span className="visually-hidden"> {t('people.rules.age')}</span>
        </Button>
      )}
    </form>
  );
};

/** What the house lets nobody be called, and from which age somebody is taken up. */
export const RulesPart = () => {
  const { t } = useTexts();
  const { data, isError } = useQuery({
    queryKey: [playersKey, 'house'],
    queryFn: () => askOrThrow<PlayersHouseAnswer>('/players/house'),
  });
  return (
    <div className="people__two">
      <Card title={t('people.part.rules')} icon={<BadgeCheck size={20} aria-hidden="true" />}>
        {!data && <p role="status">{isError ? t('people.unanswered') : t('people.loading')}</p>}
        {data && <Age key={`age-${data.minimumAgeYears}`} house={data} />}
        {data && <Words key={data.insults.join()} house={data} />}
      </Card>
    </div>
  );
};
