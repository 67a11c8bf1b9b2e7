import { movingInColumns } from '@cardroom/contracts/moving-in-columns';
import { type MovingInAnswer, type MovingInSheet } from '@cardroom/contracts';
import { ActionIcon, Button, FileButton } from '@mantine/core';
import { Download, FileSpreadsheet, X } from 'lucide-react';
import { type DragEvent } from 'react';
import { useTexts } from '../texts/texts';
import { type SheetFile } from './sheet-files';

interface SheetCardProps {
  readonly sheet: MovingInSheet;
  readonly file: SheetFile | undefined;
  readonly checked: MovingInAnswer | null;
  readonly onFile: (file: File) => void;
  readonly onDrop: (event: DragEvent) => void;
  readonly onLeaveOut: () => void;
}

/** How many lines were read, and how many of its faults there are. */
const Chosen = ({ sheet, file, checked, onLeaveOut }: SheetCardProps) => {
  const { t } = useTexts();
  const faults = checked?.faults.filter((fault) => fault.sheet === sheet).length ?? 0;
  return (
    <p className="sheet-card__file" data-faulty={faults > 0}>
      <span>
        <strong>{file?.name}</strong>
        <small>
          {checked && t('movingIn.lines', { count: checked.lines[sheet] ?? 0 })}
          {faults > 0 && ` · ${t('movingIn.faultsShort', { count: faults })}`}
        </small>
      </span>
      <ActionIcon
        color="gray"
        aria-label={t('movingIn.drops', { sheet: t(`movingIn.sheet.${sheet}`) })}
        onClick={onLeaveOut}
      >
        <X size={20} aria-hidden="true" />
      </ActionIcon>
    </p>
  );
};

/** One of the five sheets: what it must look like, an empty one to fill, and the file chosen for it. */
export const SheetCard = (props: SheetCardProps) => {
  const { sheet, file, onFile, onDrop } = props;
  const { t } = useTexts();
  const { needed, optional } = movingInColumns[sheet];
  const name = t(`movingIn.sheet.${sheet}`);
  return (
    <li className="sheet-card" data-sheet={sheet} data-chosen={file !== undefined} onDrop={onDrop}>
      <h2>{name}</h2>
      <p className="sheet-card__columns">
        {t('movingIn.columns', { columns: needed.join(', ') })}
        <br />
        {optional.length > 0 && t('movingIn.mayBeMissing', { columns: optional.join(', ') })}
      </p>
      {file && <Chosen {...props} />}
      <div className="sheet-card__ways">
        <FileButton accept=".csv,.txt,text/csv" onChange={(chosen) => chosen && onFile(chosen)}>
          {(button) => (
            <Button
              {...button}
              variant="default"
              px={8}
              aria-label={t('movingIn.chooseOf', { sheet: name })}
              leftSection={<FileSpreadsheet size={20} aria-hidden="true" />}
            >
              {t('movingIn.choose')}
            </Button>
          )}
        </FileButton>
        <a
          className="sheet-card__empty"
          href={`/api/v1/moving-in/sheets/${sheet}`}
          download={`${sheet}.csv`}
          aria-label={t('movingIn.emptyOf', { sheet: name })}
        >
          <Download size={18} aria-hidden="true" />
          {t('movingIn.empty')}
        </a>
      </div>
    </li>
  );
};
