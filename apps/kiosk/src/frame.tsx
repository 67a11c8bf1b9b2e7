import {
  BrandMark,
  clockText,
  InStepLine,
  LanguageSwitch,
  ThemeSwitch,
  useLanguage,
  useNow,
} from '@cardroom/design';
import { House } from 'lucide-react';
import { type ReactNode } from 'react';
import { useDevice } from './device/device';
import './big-button.css';
import './frame.css';
import { useTexts } from './texts/texts';

/** From so many seconds on the visitor is told that the kiosk is about to return home. */
const warnSeconds = 10;

interface FrameProps {
  readonly atHome: boolean;
  readonly onHome: () => void;
  readonly secondsLeft: number | null;
  readonly children: ReactNode;
}

/** What stands around every page of the kiosk, always in the same places. */
export const Frame = ({ atHome, onHome, secondsLeft, children }: FrameProps) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const { room } = useDevice();
  const nowMs = useNow('minute');
  const warns = secondsLeft !== null && secondsLeft <= warnSeconds;
  return (
    <div className="frame">
      <header className="frame__top">
        <BrandMark size={64} />
        <p className="frame__room">
          <strong>{room.name}</strong>
          <span>{clockText(nowMs, language)}</span>
        </p>
        <ThemeSwitch />
        <LanguageSwitch forget />
      </header>
      <main className="frame__page">{children}</main>
      <footer className="frame__foot">
        <InStepLine />
        {warns && (
          <p className="frame__idle" role="timer">
            {t('frame.returns', { count: Math.max(0, secondsLeft) })}
          </p>
        )}
        {!atHome && (
          <button type="button" className="frame__home" onClick={onHome}>
            <House size={30} aria-hidden="true" />
            {t('frame.home')}
          </button>
        )}
      </footer>
    </div>
  );
};
