// What the platform's legal texts have in common.

/** A legal text with its numbered sections. In a paragraph, `CONTACT_ADDRESS` becomes a link. */
export type LegalText = {
  title: string;
  /** For search engines and previews. */
  description: string;
  introduction: string;
  sections: readonly { title: string; paragraphs: readonly string[] }[];
};

export const legalSentences = {
  effective: (date: string) => `Effective ${date}`,
  sectionTitle: (number: number, title: string) => `${number}. ${title}`,
} as const;
