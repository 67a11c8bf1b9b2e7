import { type Language } from '../evaluation/names';
import { games } from '../games/list';
import { ruleSets } from '@cardroom/rulebook';

const gameNames = Object.keys(games).join(', ');
const ruleNames = Object.keys(ruleSets).join(', ');

const en = `npm run hand -- replay FILE [--lang en|fr]
    shows the hands of a .phh or .phhs file street by street, with pots and legal actions
npm run hand -- check FILE|FOLDER [--lang en|fr]
    settles every hand and compares it with its record and with an expected.jsonl of the folder;
    ends with status 1 unless all are right
npm run hand -- play [--game NAME] [--seats N] [--rules NAME] [--limit noLimit|potLimit|fixedLimit]
                     [--seed HEX64] [--save FILE.json] [--history FILE.phh] [--lang en|fr]
    plays a hand with you in seat 1
    games: ${gameNames}
    rules: ${ruleNames}
npm run hand -- verify FILE.json [--lang en|fr]
    checks a dealt hand from its published facts alone`;

const fr = `npm run hand -- replay FICHIER [--lang en|fr]
    montre les coups d'un fichier .phh ou .phhs, tour par tour, avec les pots et les actions permises
npm run hand -- check FICHIER|DOSSIER [--lang en|fr]
    règle chaque coup et le compare à ce qui en est noté et à un expected.jsonl du dossier ;
    rend 1 sauf si tout est juste
npm run hand -- play [--game NOM] [--seats N] [--rules NOM] [--limit noLimit|potLimit|fixedLimit]
                     [--seed HEX64] [--save FICHIER.json] [--history FICHIER.phh] [--lang en|fr]
    joue un coup avec vous au siège 1
    jeux : ${gameNames}
    règles : ${ruleNames}
npm run hand -- verify FICHIER.json [--lang en|fr]
    vérifie un coup distribué à partir des seuls faits publiés`;

export const usageIn = (language: Language): string => (language === 'fr' ? fr : en);

/** What an option must be, where its name does not say it. */
const expected: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    game: 'is not a game',
    seats: 'is not a number of seats for this game',
    rules: 'is not a set of house rules',
    limit: 'is not a betting structure',
    seed: 'is not a seed: a seed is 64 hexadecimal digits (0-9, a-f)',
  },
  fr: {
    game: "n'est pas un jeu",
    seats: "n'est pas un nombre de sièges pour ce jeu",
    rules: "n'est pas un jeu de règles de la maison",
    limit: "n'est pas une structure de mises",
    seed: "n'est pas une graine : une graine, c'est 64 chiffres hexadécimaux (0-9, a-f)",
  },
};

/** Says what is wrong with the value of an option of `play`. */
export const wrongOption = (name: string, value: string, language: Language): string =>
  `--${name} ${value} ${expected[language][name] ?? ''}`;
