/** What search engines read of a page: JSON-LD without any `<` (`jsonLdText`), so that no text of a shop ends the script. */
export const StructuredData = ({ text }: { text: string }) => (
  <script type="application/ld+json">{text}</script>
);
