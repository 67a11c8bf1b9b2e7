import { BrandMark, clockText, InStepLine, useLanguage, useNow } from '@cardroom/design';
import { type ReactNode } from 'react';
import { useDevice } from '../device/device';
import './board-frame.css';

interface BoardFrameProps {
  readonly title: string;
  readonly page: number;
  readonly pages: number;
  readonly children: ReactNode;
}

/** What stands around a public board. Nothing on it can be touched. */
export const BoardFrame = ({ title, page, pages, children }: BoardFrameProps) => {
  const { language } = useLanguage();
  const { room } = useDevice();
  const nowMs = useNow('minute');
  return (
    <main className="board">
      <header className="board__head">
        <BrandMark />
        <h1>{title}</h1>
        <p className="board__room">{room.name}</p>
        <p className="board__clock">{clockText(nowMs, language)}</p>
      </header>
      {children}
      <footer className="board__foot">
        <InStepLine />
        <span className="board__dots" aria-hidden="true">
          {pages > 1 && Array.from({ length: pages }, (_, i) => <span key={i} data-shown={i === page} />)}
        </span>
      </footer>
    </main>
  );
};
