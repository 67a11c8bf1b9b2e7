import { choice, flag, whole, wholeList, wordList } from './define';

/** Table sizes, balancing, breaking, redraws, breaks and the final table. */
export const tournamentTables = {
  satelliteOpenSeatChoice: flag(false, [
    'In a one-table satellite early arrivals choose their seat.',
    'Dans un satellite à une table, les premiers arrivés choisissent leur place.',
  ]),
  minPlayersPerTable: whole(2, { unit: 'players', min: 2, max: 10 }, [
    'Players from which a table may start',
    'Joueurs à partir desquels une table commence',
  ]),
  maxPlayersPerTable: whole(10, { unit: 'players', min: 2, max: 10 }, [
    'Players at a table, at most',
    'Joueurs par table, au plus',
  ]),
  balanceTolerance: whole(1, { unit: 'players', min: 1, max: 5 }, [
    'Players by which tables may differ',
    'Écart permis entre les tables',
  ]),
  balanceToleranceLargeField: whole(2, { unit: 'players', min: 1, max: 5 }, [
    'The same in a large field',
    'De même quand les tables sont nombreuses',
  ]),
  balanceLargeFieldAboveTables: whole(6, { unit: 'tables', min: 1, max: 1000 }, [
    'A field is large above this many tables',
    'Les tables sont nombreuses au-delà de ce nombre',
  ]),
  balanceMover: choice('drawnCard', ['Who moves to balance tables', 'Qui se déplace pour équilibrer'], {
    drawnCard: ['a dealt or drawn card decides', 'une carte donnée ou tirée décide'],
    nextBigBlind: ['the player due the next big blind', 'le joueur qui doit la prochaine grosse blinde'],
  }),
  balanceSourceTable: choice('fullestTable', ['From which table', 'De quelle table'], {
    fullestTable: ['the fullest', 'la plus pleine'],
    randomDraw: ['a fuller table chosen by draw', 'une table plus pleine tirée au sort'],
  }),
  tableBreakOrder: choice('preset', ['Which table breaks', 'Quelle table est cassée'], {
    preset: ['in a set order', 'dans un ordre fixé'],
    randomDraw: ['drawn at random', 'tirée au sort'],
  }),
  tablesMerge: flag(true, [
    'Tables merge as players leave.',
    'Les tables fusionnent au fil des éliminations.',
  ]),
  seatTickets: flag(true, ['A move is ordered by a ticket.', 'Un déplacement se fait sur ticket.']),
  transferEscort: flag(false, ['Moved players are escorted.', 'Les joueurs déplacés sont accompagnés.']),
  transferAlertMinutes: whole(
    null,
    { unit: 'minutes', min: 1, max: 60, none: ['no alert', 'pas d’alerte'] },
    [
      'Time after which a moved player is reported late',
      'Temps après lequel un joueur déplacé est signalé en retard',
    ],
  ),
  redrawAtTables: wholeList([3, 2, 1], { unit: 'tables', min: 1, max: 20 }, [
    'Seats are redrawn when the field is down to',
    'Les places sont retirées quand il ne reste que',
  ]),
  redrawAtThreeOptionalForStartingTables: wholeList([4, 5], { unit: 'tables', min: 2, max: 20 }, [
    'The redraw at three tables may be skipped in an event that began with',
    'Le nouveau tirage à trois tables est facultatif si l’épreuve a commencé avec',
  ]),
  redrawAfterHours: whole(24, { unit: 'hours', min: 1, max: 720, none: ['never', 'jamais'] }, [
    'Seats are redrawn after a stop of more than',
    'Les places sont retirées après un arrêt de plus de',
  ]),
  semiFinalPlayers: whole(
    null,
    { unit: 'players', min: 4, max: 20, none: ['no semi-final', 'pas de demi-finale'] },
    [
      'Players left with whom two semi-final tables are drawn',
      'Joueurs restants avec lesquels deux tables de demi-finale sont tirées',
    ],
  ),
  semiFinalTableSize: whole(9, { unit: 'players', min: 2, max: 10 }, [
    'Players at a semi-final table',
    'Joueurs par table de demi-finale',
  ]),
  finalTablePlayers: whole(
    null,
    { unit: 'players', min: 2, max: 10, none: ['the last table', 'la dernière table'] },
    [
      'Players left with whom the final table is formed',
      'Joueurs restants avec lesquels la table finale se forme',
    ],
  ),
  finalSize: whole(null, { unit: 'players', min: 2, max: 10, none: ['the survivors', 'les survivants'] }, [
    'Seats of a final to which preliminaries qualify',
    'Places d’une finale à laquelle qualifient des éliminatoires',
  ]),
  finalLuckyLoserMethod: choice(
    'randomDraw',
    ['Places left in such a final are filled by', 'Les places restantes d’une telle finale vont'],
    {
      randomDraw: ['a draw among the losers', 'à des perdants tirés au sort'],
    },
  ),
  finalDeals: whole(null, { unit: 'deals', min: 1, max: 1000, none: ['no limit', 'sans limite'] }, [
    'Deals of the final',
    'Donnes de la finale',
  ]),
  finalStack: whole(
    null,
    { unit: 'chips', min: 1, max: 1_000_000_000, none: ['the stacks won so far', 'les tapis acquis'] },
    ['Stack of each finalist', 'Tapis de chaque finaliste'],
  ),
  finalTieRule: choice(
    'officialDecides',
    ['A split pot in a final of one deal', 'Pot partagé dans une finale d’une donne'],
    {
      officialDecides: ['the official with the last word decides', 'celui qui décide en dernier tranche'],
    },
  ),
  stackSlipBreakMinutes: whole(
    null,
    { unit: 'minutes', min: 1, max: 480, none: ['no slips', 'pas de fiches'] },
    [
      'Breaks longer than this need a slip with each stack',
      'Au-delà de cette pause, une fiche note chaque tapis',
    ],
  ),
  bagSignatures: wordList(
    ['dealer', 'official'],
    ['Who signs a bag at a postponement', 'Qui signe un sachet en cas de report'],
    {
      dealer: ['dealer', 'croupier'],
      official: ['official', 'officiel'],
      player: ['player', 'joueur'],
    },
  ),
};
