import { BrandMark, LanguageSwitch, type TableInView, ThemeSwitch } from '@cardroom/design';
import { CloudOff } from 'lucide-react';
import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import './play-frame.css';

interface PlayFrameProps {
  readonly view: TableInView;
  readonly inStep: boolean;
  /** Who sits here, or nothing for who only looks on. */
  readonly who: string | null;
  readonly children: ReactNode;
}

/** What stands around a dealt table: which one, which hand, and whether the screen is in step. */
export const PlayFrame = ({ view, inStep, who, children }: PlayFrameProps) => {
  const { t } = useTranslation('play');
  const { hand } = view;
  const isOver = hand?.phase === 'over' || hand?.phase === 'void';
  return (
    <div className="play-frame">
      <header className="play-frame__top">
        <BrandMark size={40} />
        <h1>
          {t('dealer.table', { number: view.picture.number })}
          <small>{who ?? t('player.lookingOn')}</small>
        </h1>
        <p role="status">
          {hand &&
            t('dealer.hand', {
              number: hand.number,
              street: t(`street.${isOver ? 'over' : (hand.street ?? 'none')}` as 'street.none'),
            })}
        </p>
        {!inStep && (
          <p className="play-frame__lost" role="alert">
            <CloudOff size={20} aria-hidden="true" />
            {t('dealer.notInStep')}
          </p>
        )}
        <ThemeSwitch />
        <LanguageSwitch />
      </header>
      {children}
    </div>
  );
};
