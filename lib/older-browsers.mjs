// Loaded by every page before everything else, in place of the file in which Next fills in what browsers of before 2020 lack:
// nothing of ours or of React's works in those. This is what is still missing in the oldest ones that Next supports, such as
// Safari 16.4.
URL.canParse ??= (url, base) => {
  try {
    return Boolean(new URL(url, base));
  } catch {
    return false;
  }
};
