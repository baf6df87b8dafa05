// Words for the columns of a roster, folded (lib/rosters/fold.ts): English, French, German, Spanish, Italian,
// Portuguese and Dutch. '#' has been replaced by 'number' before.
import type { ColumnKind } from '../settings/roster-settings';

export type KnownKind = Exclude<ColumnKind, 'text'>;

/** Whole headers, without blanks. */
export const COLUMN_WORDS: Record<KnownKind, string> = {
  name: `name names playername player players fullname nameonshirt nameonback nameonjersey shirtname jerseyname
    backname printname printedname nametoprint personalization athlete athletename participant participantname
    student studentname child childname childsname nm playernm member membername employee employeename person nom nomcomplet nometprenom nomprenom
    prenomnom nomjoueur joueur nomdujoueur spieler spielername namen vollername vorundnachname vornamenachname
    aufdruck nombrecompleto nombreyapellido nombreyapellidos jugador nombrejugador nome nomecompleto giocatore
    jogador naam volledigenaam speler`,
  number: `number numbers num no nos nr n shirtnumber shirtno shirtnr jerseynumber jerseyno jerseynr playernumber
    playerno kitnumber squadnumber backnumber uniformnumber numberonback numero numerodemaillot maillot dossard
    nummer ruckennummer rueckennummer ruckennr rueckennr trikotnummer trikotnr spielernummer dorsal
    numerodecamiseta nodecamiseta camiseta maglia camisa rugnummer shirtnummer`,
  size: `size sizes shirtsize tshirtsize teesize jerseysize kitsize uniformsize hoodiesize topsize clothingsize
    garmentsize sz taille tailles tailledemaillot grosse groesse grossen trikotgrosse trikotgroesse shirtgrosse
    shirtgroesse kleidergrosse konfektionsgrosse talla tallas talle taglia tamanho tam maat maten shirtmaat`,
  quantity: `quantity quantities qty qnty quant count pieces pcs amount howmany units numberofshirts
    numberofpieces numberofitems noofshirts noofpieces quantite qte qt menge anzahl stuck stueck stuckzahl
    stueckzahl cantidad cant unidades piezas quantita quantidade qtd aantal`,
  notes: `notes note comments comment remarks remark specialrequest specialrequests instructions additionalinfo
    other commentaire commentaires remarque remarques bemerkung bemerkungen anmerkung anmerkungen kommentar
    kommentare hinweis hinweise notas nota comentario comentarios observaciones observacion opmerking opmerkingen`,
};

/**
 * Parts of a name. Shirts have the last name on the back, so it counts as the name if no column has the full name;
 * the first name only if there is nothing else. The other column stays beside it, unchanged.
 */
export const NAME_PARTS: readonly string[] = [
  `lastname surname familyname secondname nomdefamille nachname familienname apellido apellidos cognome sobrenome
    apelido achternaam`,
  // 'Nombre' is a name in Spanish and a count in French, where it is beside 'Nom'.
  'nombre nombres',
  'firstname givenname forename nickname prenom vorname rufname primernombre voornaam',
];

/** Read as a quantity only if there is a name column already. */
export const LATE_QUANTITY_WORDS = 'nombre';

/** Hints in longer headings, such as 'Name (as it should print)' and 'T-shirt size, unisex'. */
export const COLUMN_HINTS: Record<KnownKind, RegExp> = {
  quantity: /\b(?:qty|quantity|how many|numbers? of|no of|pieces|quantite|menge|anzahl|cantidad|aantal)\b/,
  size: /\b(?:size|taille|grosse|groesse|talla|taglia|tamanho|maat)\b/,
  number: /\b(?:number|num|no|nr|numero|nummer|dorsal)\b/,
  name: /\b(?:name|player|nom|joueur|spieler|jugador|naam)\b/,
  notes: /\b(?:notes?|comments?|remarks?|bemerkung(?:en)?|anmerkung(?:en)?|commentaires?|comentarios?)\b/,
};

/** About another person or thing: 'Parent name', 'Phone number', 'Team name', 'Shoe size'. */
export const OTHER_THINGS =
  /\b(?:parents?|mother|father|guardian|coach|teams?|school|club|company|phone|mobile|cell|telephone|tel|fax|order|invoice|account|member|membership|id|e ?mail|mail|street|house|postal|zip|user|file|group|class|age|shoes?|boots?|socks?|shorts?|pants|trousers|hats?|caps?|gloves?|emergency|contact|eltern|verein|mannschaft|telefon|schuh|telephone|equipe|equipo|telefono|sponsor)\b/;
