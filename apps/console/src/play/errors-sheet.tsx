import { CardPicker, hiddenCard, type TableInView } from '@cardroom/design';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ErrorKind, errorKinds, type ErrorTold, nothingTold } from './error-kinds';
import { RulesAnswer } from './rules-answer';
import { SeatChoices } from './seat-choices';
import { WholeSheet } from './whole-sheet';

interface ErrorsSheetProps {
  readonly view: TableInView;
  readonly onClose: () => void;
}

const groups = ['misdeal', 'cards', 'board'] as const;
const places = [0, 1] as const;

const Kinds = ({ kinds, onKind }: { kinds: readonly ErrorKind[]; onKind: (kind: ErrorKind) => void }) => {
  const { t } = useTranslation('play');
  return groups.map((group) => (
    <section key={group}>
      <h3>{t(`errors.group.${group}`)}</h3>
      <div className="deal-sheet__choices">
        {kinds
          .filter((kind) => kind.group === group)
          .map((kind) => (
            <button
              key={kind.name}
              type="button"
              className="deal-sheet__choice"
              data-error={kind.name}
              onClick={() => onKind(kind)}
            >
              {t(`errors.kind.${kind.name}` as 'errors.kind.other')}
            </button>
          ))}
      </div>
    </section>
  ));
};

interface DetailsProps {
  readonly view: TableInView;
  readonly kind: ErrorKind;
  readonly told: ErrorTold;
  readonly onTold: (told: ErrorTold) => void;
}

/** Only what the rule has to know: whose card, which one, what lies on the table. */
const Details = ({ view, kind, told, onTold }: DetailsProps) => {
  const { t } = useTranslation('play');
  const { wants } = kind;
  const due = view.hand?.deal?.board ?? 0;
  const cards = wants.includes('board-and-one') ? due + 1 : wants.includes('board') ? due : 0;
  const seen = new Set(view.picture.boards.flat().filter((card) => card !== hiddenCard));
  return (
    <>
      {wants.includes('seat') && (
        <>
          <h3>{t('errors.whose')}</h3>
          <div className="deal-sheet__choices">
            <SeatChoices
              seats={view.picture.seats.filter(({ alias }) => alias !== null)}
              isChosen={(seat) => told.seat === seat}
              onTap={(seat) => onTold({ ...told, seat })}
            />
          </div>
        </>
      )}
      {wants.includes('place') && (
        <>
          <h3>{t('errors.which')}</h3>
          <div className="deal-sheet__row">
            {places.map((place) => (
              <button
                key={place}
                type="button"
                className="deal-sheet__choice"
                aria-pressed={told.place === place}
                onClick={() => onTold({ ...told, place })}
              >
                {t(place === 0 ? 'errors.first' : 'errors.second')}
              </button>
            ))}
          </div>
        </>
      )}
      {cards > 0 && (
        <>
          <h3>{t('errors.lies', { count: cards })}</h3>
          <CardPicker
            taken={seen}
            chosen={told.cards}
            most={cards}
            onChange={(chosen) => onTold({ ...told, cards: chosen })}
          />
        </>
      )}
    </>
  );
};

/** Misdeals and dealer errors: chosen, the rules asked, the rule read, and only then recorded. */
export const ErrorsSheet = ({ view, onClose }: ErrorsSheetProps) => {
  const { t } = useTranslation('play');
  const [kind, setKind] = useState<ErrorKind | null>(null);
  const [told, setTold] = useState(nothingTold);
  const ask = kind?.ask(told) ?? null;
  const isOver = !view.hand || view.hand.phase === 'over' || view.hand.phase === 'void';
  const another = () => {
    setKind(null);
    setTold(nothingTold);
  };
  return (
    <WholeSheet
      label={t('errors.open')}
      title={kind ? t(`errors.kind.${kind.name}` as 'errors.kind.other') : t('errors.title')}
      keys={
        kind && (
          <button type="button" className="dealer-key" onClick={another}>
            {t('errors.another')}
          </button>
        )
      }
      onClose={onClose}
    >
      {isOver && <p>{t('errors.noHand')}</p>}
      {!isOver && !kind && <Kinds kinds={errorKinds(view.hand?.deal ?? null)} onKind={setKind} />}
      {!isOver && kind && <Details view={view} kind={kind} told={told} onTold={setTold} />}
      {!isOver && kind && ask && view.hand && (
        <RulesAnswer key={JSON.stringify(ask)} hand={view.hand} ask={ask} onDone={onClose} />
      )}
    </WholeSheet>
  );
};
