import { readFileSync } from 'node:fs';
import { escapeHtml } from '../http/html';

const stylesheet = readFileSync(new URL('../browser/approval-page.css', import.meta.url), 'utf8');

type Page = { nonce: string; title: string; content: string; script: string };

/** A page of the stand-in for people. */
export const shell = ({ nonce, title, content, script }: Page): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${stylesheet}</style>
</head>
<body>
<header><span class="wordmark"><i>Pay</i><i>Pal</i></span><span class="badge">Sandbox</span></header>
${content}
<script nonce="${nonce}">${script}</script>
</body>
</html>
`;
