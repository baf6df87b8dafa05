// @ts-check
/**
 * A document without script, style sheet or shop: a title, sentences, and a link.
 *
 * @param {string} title
 * @param {string[]} sentences
 * @param {{ href: string, name: string } | null} link
 */
export const plainPage = (title, sentences, link) => `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/icon.svg">
<style>
body{margin:0;min-height:100vh;display:grid;place-content:center;padding:24px;box-sizing:border-box;background:#faf8f4;color:#1c1a17;font:17px/1.6 system-ui,sans-serif;text-align:center}
h1{margin:0 0 16px;font:500 2.25rem/1.2 Fraunces,Georgia,serif;letter-spacing:-.01em}
p{margin:0 auto;max-width:34rem;color:#5f594f;overflow-wrap:anywhere}
p+p{margin-top:8px}
a{display:inline-flex;min-height:48px;align-items:center;margin-top:16px;color:#1c1a17;font-weight:600;text-underline-offset:4px}
</style>
</head>
<body>
<main>
<h1>${title}</h1>
${sentences.map((sentence) => `<p>${sentence}</p>\n`).join('')}${link ? `<p><a href="${link.href}">${link.name}</a></p>\n` : ''}</main>
</body>
</html>
`;
