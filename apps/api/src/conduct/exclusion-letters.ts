import { type Incident, isExclusion, isOutOfEvent, ruleNamed, shutsOut } from '@cardroom/conduct';
import { isoOf } from '@cardroom/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { toBuffer } from 'bwip-js/node';
import { LogFollower } from '../live/log-follower';
import { addFeet, bytesOf, footOf, heading, mm, newPaper, type Printing } from '../papers/paper';
import { paperWords } from '../papers/words';
import { type SessionRoom } from '../people/signed-in';
import { type Language } from '../problems/problem';
import { notFound } from '../problems/refused';
import { ConductReader } from './conduct-reader';
import { letterWords } from './letter-words';

interface Named {
  readonly playerId: string;
  readonly incidentId: string;
}

interface Wanted {
  readonly room: SessionRoom;
  readonly language: Language;
}

const keepsOut = ({ sanction }: Incident): boolean =>
  sanction !== null &&
  sanction.state !== 'pending' &&
  (shutsOut(sanction.given) || isOutOfEvent(sanction.given.step));

const dateOf = (iso: string, { timeZone }: SessionRoom, language: Language): string =>
  new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', {
    timeZone,
    dateStyle: 'long',
    timeStyle: 'short',
  }).format(new Date(iso));

/** The letter that tells a player that he is excluded: from what, since when, until when, by which rule, and why. */
@Injectable()
export class ExclusionLetters {
  constructor(
    @Inject(ConductReader) private readonly reader: ConductReader,
    @Inject(LogFollower) private readonly follower: LogFollower,
  ) {}

  async print({ playerId, incidentId }: Named, wanted: Wanted): Promise<Buffer> {
    const record = await this.reader.recordOf(wanted.room.roomId, playerId);
    const incident = [...record.incidents.values()].find((one) => one.incidentId === incidentId);
    if (!incident || !keepsOut(incident)) throw notFound();
    return this.draw(incident, record.who?.alias ?? '', wanted);
  }

  private async draw(incident: Incident, alias: string, { room, language }: Wanted): Promise<Buffer> {
    const { given } = incident.sanction ?? {};
    if (!given) throw notFound();
    const words = letterWords[language];
    const paper = newPaper({ size: 'A4', title: words.title });
    heading(paper, room.name);
    paper.text(words.to(alias)).moveDown();
    const scope = isExclusion(given.step) ? 'room' : isOutOfEvent(given.step) ? 'event' : 'suspended';
    paper.text(words.told[scope](dateOf(isoOf(given.at), room, language))).moveDown();
    paper.text(
      given.until === null ? words.forGood : words.until(dateOf(isoOf(given.until), room, language)),
    );
    const rule = ruleNamed(given.rule);
    paper.moveDown().text(words.rule(given.rule, rule?.title[language] ?? ''));
    if (rule) paper.fontSize(9).text(rule.text[language]).fontSize(10);
    if (given.reason !== '') paper.moveDown().text(words.reason(given.reason));
    paper.moveDown().text(words.everywhere).moveDown().text(words.contest).moveDown(2);
    paper.text(words.signature).moveDown(3);
    const image = await toBuffer({ bcid: 'qrcode', text: incident.incidentId, scale: 3 });
    paper.image(image, { width: mm(22) });
    paper.moveDown().fontSize(8).text(words.code(incident.incidentId));
    addFeet(paper, footOf(this.printing({ room, language })));
    return bytesOf(paper);
  }

  private printing({ room, language }: Wanted): Printing {
    const { at, position } = this.follower.standing();
    return {
      words: paperWords[language],
      language,
      roomName: room.name,
      timeZone: room.timeZone,
      at,
      position,
    };
  }
}
