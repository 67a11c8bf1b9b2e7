import { type PlayerId } from '@cardroom/kernel';
import { aliasAsKept } from '@cardroom/players';
import { type FaultPlace, faultOf } from './faults';
import { type MovingInFault } from '@cardroom/contracts';
import { cardTaken, cardUnknown, playerAmbiguous } from './refusals';

export interface NamedPerson {
  readonly playerId: PlayerId;
  readonly alias: string;
  readonly cardNumber: string | null;
  /** Not known to the room before. */
  readonly isNew: boolean;
  /** Only to be kept apart under the person's own key. */
  readonly phone: string | null;
}

type Found = { readonly person: NamedPerson } | { readonly fault: MovingInFault };

/** Everybody whom the sheets name: the room's players, and those who are new to it. */
export class PeopleNamed {
  private readonly people: NamedPerson[];

  constructor(
    known: readonly NamedPerson[],
    private readonly newId: () => PlayerId,
  ) {
    this.people = [...known];
  }

  /** Those who have to be registered, in the order in which they were named. */
  newcomers(): readonly NamedPerson[] {
    return this.people.filter(({ isNew }) => isNew);
  }

  /** A line of the players' sheet: always somebody new. */
  enter(
    place: FaultPlace,
    { alias, card, phone }: { readonly alias: string; readonly card?: string; readonly phone?: string },
  ): Found {
    if (card !== undefined && this.withCard(card))
      return { fault: faultOf({ ...place, column: 'card' }, cardTaken({ card })) };
    return { person: this.add({ alias, cardNumber: card ?? null, phone: phone ?? null }) };
  }

  /** Somebody named by card or alias in another sheet; an alias that nobody has is somebody new. */
  find(place: FaultPlace, { alias, card }: { readonly alias?: string; readonly card?: string }): Found {
    if (card !== undefined) {
      const person = this.withCard(card);
      return person ? { person } : { fault: faultOf({ ...place, column: 'card' }, cardUnknown({ card })) };
    }
    const kept = aliasAsKept(alias ?? '');
    const [person, another] = this.people.filter((each) => each.alias === kept);
    if (another) return { fault: faultOf({ ...place, column: 'alias' }, playerAmbiguous({ alias: kept })) };
    return { person: person ?? this.add({ alias: kept, cardNumber: null, phone: null }) };
  }

  private withCard(card: string): NamedPerson | undefined {
    return this.people.find(({ cardNumber }) => cardNumber === card);
  }

  private add(person: Pick<NamedPerson, 'alias' | 'cardNumber' | 'phone'>): NamedPerson {
    const added = { ...person, alias: aliasAsKept(person.alias), playerId: this.newId(), isNew: true };
    this.people.push(added);
    return added;
  }
}
