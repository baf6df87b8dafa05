// The address, without its port, is part of the build; with the demo's address the demo's build is reused.
export const SDK_URL_OF_FAULTS = 'http://127.0.0.1:4010/sdk/js';
