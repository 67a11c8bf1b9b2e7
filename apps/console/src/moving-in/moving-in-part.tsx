import { movingInSheets } from '@cardroom/contracts/moving-in-columns';
import { type MovingInSheet } from '@cardroom/contracts';
import { type DragEvent, useState } from 'react';
import { useTexts } from '../texts/texts';
import { Checked } from './checked';
import './moving-in.css';
import { SheetCard } from './sheet-card';
import { isTooLarge, readFile, type SheetFile, sheetNamed } from './sheet-files';
import { TakenOver } from './taken-over';
import { useMovingIn } from './use-moving-in';

type Chosen = Partial<Record<MovingInSheet, SheetFile>>;

/** Files by the sheet that they are, and those that cannot be taken, in words. */
const useSorting = () => {
  const { t } = useTexts();
  return async (files: readonly File[], sheet: MovingInSheet | null) => {
    const chosen: Chosen = {};
    const complaints: string[] = [];
    for (const file of await Promise.all(files.map(readFile))) {
      const place = sheet ?? sheetNamed(file.name);
      if (!place) complaints.push(t('movingIn.unplaced', { name: file.name }));
      else if (isTooLarge(file)) complaints.push(t('movingIn.tooLarge', { name: file.name }));
      else chosen[place] = file;
    }
    return { chosen, complaints };
  };
};

const filesOf = (event: DragEvent): readonly File[] => {
  event.preventDefault();
  event.stopPropagation();
  return [...event.dataTransfer.files];
};

/** *Moving in*: sheets are brought, checked as a whole, and taken over in one step that can be taken back. */
export const MovingInPart = () => {
  const { t } = useTexts();
  const moving = useMovingIn();
  const sort = useSorting();
  const [complaints, setComplaints] = useState<readonly string[]>([]);
  const [isOver, setOver] = useState(false);
  const bring = async (files: readonly File[], sheet: MovingInSheet | null) => {
    setOver(false);
    const sorted = await sort(files, sheet);
    setComplaints(sorted.complaints);
    if (Object.keys(sorted.chosen).length > 0) moving.choose(sorted.chosen);
  };
  if (moving.taken) return <TakenOver taken={moving.taken} onAgain={moving.again} />;
  return (
    <div
      className="moving-in"
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => void bring(filesOf(event), null)}
    >
      <p className="moving-in__why">{t('movingIn.why')}</p>
      <p className="moving-in__drop">{t('movingIn.drop')}</p>
      <ul className="moving-in__sheets">
        {movingInSheets.map((sheet) => (
          <SheetCard
            key={sheet}
            sheet={sheet}
            file={moving.sheets[sheet]}
            checked={moving.checked}
            onFile={(file) => void bring([file], sheet)}
            onDrop={(event) => void bring(filesOf(event).slice(0, 1), sheet)}
            onLeaveOut={() => moving.leaveOut(sheet)}
          />
        ))}
      </ul>
      {complaints.map((complaint) => (
        <p key={complaint} className="moving-in__complaint" role="alert">
          {complaint}
        </p>
      ))}
      <Checked moving={moving} />
    </div>
  );
};
