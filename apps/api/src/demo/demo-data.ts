import { type FloorCommandBody } from '@cardroom/contracts';
import { type Role } from '@cardroom/kernel';

/** A room to try everything in: nothing of it is meant for real work, least of all its codes. */
export const demoRoom = {
  roomId: 'demo',
  name: 'Salle de poker du Lac',
  currency: 'EUR',
  timeZone: 'Europe/Paris',
} as const;

export interface DemoPerson {
  readonly name: string;
  readonly role: Role;
  readonly secret: string;
}

export const demoAdministrator: DemoPerson = {
  name: 'Dominique Faure',
  role: 'administrator',
  secret: '250417',
};

/** One of each role; the administrator is made with the room. */
export const demoStaff: readonly DemoPerson[] = [
  { name: 'Camille Roy', role: 'roomManager', secret: '482913' },
  { name: 'Sacha Morel', role: 'shiftManager', secret: '739205' },
  { name: 'Alix Laurent', role: 'floorSupervisor', secret: '615824' },
  { name: 'Lou Garnier', role: 'listKeeper', secret: '908371' },
  { name: 'Maxime Petit', role: 'dealer', secret: '374069' },
  { name: 'Claude Simon', role: 'cashier', secret: '521680' },
  { name: 'Noa Lambert', role: 'tournamentDirector', secret: '863147' },
  { name: 'Ange Rousseau', role: 'auditor', secret: '197452' },
];

export const demoDevices = [
  { name: 'Kiosk by the door', kind: 'kiosk' },
  { name: 'Board above the lists', kind: 'publicBoard' },
] as const;

export const demoGames: readonly FloorCommandBody<'offer-game'>[] = [
  {
    gameId: 'nlhe-1-2',
    variant: 'holdem',
    structure: 'no-limit',
    stakes: ['1', '2'],
    minBuyIn: '100',
    maxBuyIn: '300',
  },
  {
    gameId: 'nlhe-2-5',
    variant: 'holdem',
    structure: 'no-limit',
    stakes: ['2', '5'],
    minBuyIn: '200',
    maxBuyIn: '1000',
  },
  {
    gameId: 'plo-2-5',
    variant: 'omaha',
    structure: 'pot-limit',
    stakes: ['2', '5'],
    minBuyIn: '300',
    maxBuyIn: '1500',
  },
  {
    gameId: 'lhe-4-8',
    variant: 'holdem',
    structure: 'fixed-limit',
    stakes: ['4', '8'],
    minBuyIn: '80',
    maxBuyIn: null,
  },
  {
    gameId: 'stud-5-10',
    variant: 'seven-card-stud',
    structure: 'fixed-limit',
    stakes: ['5', '10'],
    minBuyIn: '100',
    maxBuyIn: null,
  },
];

const table = (number: number, section: string, seats: number): FloorCommandBody<'place-table'> => ({
  tableId: `table-${number}`,
  number,
  section,
  seats,
});

export const demoTables: readonly FloorCommandBody<'place-table'>[] = [
  table(1, 'Salle', 9),
  table(2, 'Salle', 9),
  table(3, 'Salle', 10),
  table(4, 'Salle', 10),
  table(5, 'Mezzanine', 9),
  table(6, 'Mezzanine', 8),
  table(7, 'Mezzanine', 8),
  table(8, 'Mezzanine', 6),
];

/** Two games that are going, with who sits where: seat 1 first, null for a free seat. */
export const demoSeats: readonly {
  readonly tableId: string;
  readonly gameId: string;
  readonly aliases: readonly (string | null)[];
}[] = [
  {
    tableId: 'table-1',
    gameId: 'nlhe-1-2',
    aliases: ['Étoile', 'Marius', 'Ti-Jean', 'Zoé', null, 'Gaspard', 'Le Docteur', 'Inès', null],
  },
  {
    tableId: 'table-5',
    gameId: 'plo-2-5',
    aliases: ['Corsaire', 'Léonie', null, 'Bastien', 'Mamie Jo', 'Ulysse', null, 'Fanny', null],
  },
];

/** Who waits for what, in the order of arrival. */
export const demoLists: readonly { readonly gameId: string; readonly aliases: readonly string[] }[] = [
  { gameId: 'nlhe-1-2', aliases: ['Anaïs', 'Bruno', 'Chloé', 'Dédé'] },
  { gameId: 'plo-2-5', aliases: ['Elvire', 'Félix'] },
  { gameId: 'nlhe-2-5', aliases: ['Gisèle', 'Hugo', 'Iris'] },
  { gameId: 'stud-5-10', aliases: ['Jules'] },
];
